import { type ReactNode, useId } from 'react';
import { megaphoneIcon } from '../../icons/megaphone.js';
import { warningIcon } from '../../icons/warning.js';
import { wrenchIcon } from '../../icons/wrench.js';
import { joinIds } from '../../private/joinIds.js';
import type { RootProps } from '../../private/root.js';
import { Container } from '../Container/index.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Banner.css.js';

type Variant = 'maintenance' | 'weather' | 'hot';

export interface BannerProps extends RootProps {
  variant: Variant;
  /** Names variant and region: "Maintenance", "Typhoon", "Hot event". */
  word: string;
  /** One or two sentences: fact, consequence, next step. They may contain a link. */
  children: ReactNode;
  /** For a banner that appears while the page is open: `alert` for weather, `status` for the rest. */
  role?: 'alert' | 'status' | undefined;
}

const icons: Record<Variant, IconShape> = { maintenance: wrenchIcon, weather: warningIcon, hot: megaphoneIcon };

/** A site-wide message above the page. Word, icon and upper edge show the variant. */
export function Banner({ variant, word, children, role, ...root }: BannerProps) {
  const wordId = useId();
  return (
    <section {...root} className={styles.variants[variant]} aria-labelledby={joinIds(wordId, root['aria-labelledby'])}>
      <Container className={styles.row}>
        <div className={styles.message} role={role}>
          <p className={styles.word[variant]} id={wordId}>
            <Icon icon={icons[variant]} weight="bold" />
            <span>{word}</span>
          </p>
          <div className={styles.words}>{children}</div>
        </div>
      </Container>
    </section>
  );
}
