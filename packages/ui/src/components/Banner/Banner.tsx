import { type ReactNode, useId } from 'react';
import { megaphoneIcon } from '../../icons/megaphone.js';
import { warningIcon } from '../../icons/warning.js';
import { wrenchIcon } from '../../icons/wrench.js';
import { xIcon } from '../../icons/x.js';
import { Container } from '../Container/index.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as css from './Banner.css.js';

type Kind = 'maintenance' | 'weather' | 'hot';

export interface BannerProps {
  kind: Kind;
  /** The kind as a word, which also names the region: "Maintenance", "Typhoon", "Hot event". */
  word: string;
  /** One or two sentences: fact, consequence, next step. A link may stand in them. */
  children: ReactNode;
  /** Makes it closable. Whether it stays closed is the owner's to remember. */
  onClose?: () => void;
  /** Names the cross. Needed with `onClose`. */
  closeLabel?: string;
  /** For one that comes while the page is open: `alert` for weather, `status` for the rest. */
  role?: 'alert' | 'status';
}

const icons: Record<Kind, IconShape> = { maintenance: wrenchIcon, weather: warningIcon, hot: megaphoneIcon };

/** A message of the house to everybody, above the page. Its kind is told by the word, the icon and the band over it. */
export function Banner({ kind, word, children, onClose, closeLabel, role }: BannerProps) {
  const id = useId();
  return (
    <section className={css.kind[kind]} aria-labelledby={id}>
      <Container className={css.row}>
        <div className={css.message} role={role}>
          <p className={css.word[kind]} id={id}>
            <Icon icon={icons[kind]} weight="bold" />
            {word}
          </p>
          <div className={css.words}>{children}</div>
        </div>
        {onClose && (
          <button className={css.close} type="button" aria-label={closeLabel} onClick={onClose}>
            <Icon icon={xIcon} />
          </button>
        )}
      </Container>
    </section>
  );
}
