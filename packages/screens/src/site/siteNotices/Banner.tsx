import { Container } from '@first-gong/ui/Container';
import { Icon, type IconShape } from '@first-gong/ui/Icon';
import { megaphoneIcon } from '@first-gong/ui/icons/megaphone';
import { warningIcon } from '@first-gong/ui/icons/warning';
import { wrenchIcon } from '@first-gong/ui/icons/wrench';
import { type ReactNode, useId } from 'react';
import * as styles from './Banner.css.js';

type Variant = 'maintenance' | 'weather' | 'hot';

export interface BannerProps {
  variant: Variant;
  /** Names variant and region: "Maintenance", "Typhoon", "Hot event". */
  word: string;
  /** One or two sentences: fact, consequence, next step. They may contain a link. */
  children: ReactNode;
  /** The banner has appeared while the page was open: a screen reader reads it, weather at once. */
  announced: boolean;
}

const icons: Record<Variant, IconShape> = { maintenance: wrenchIcon, weather: warningIcon, hot: megaphoneIcon };

/** A site-wide message above the page. Word, icon and upper edge show the variant. */
export function Banner({ variant, word, children, announced }: BannerProps) {
  const wordId = useId();
  const role = variant === 'weather' ? 'alert' : 'status';
  return (
    <section className={styles.variants[variant]} aria-labelledby={wordId}>
      <Container className={styles.row}>
        <div className={styles.message} role={announced ? role : undefined}>
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
