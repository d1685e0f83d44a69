import type { MouseEvent } from 'react';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './Chips.css.js';

export interface Chip {
  /** Stable key, handed to `onChoose`. */
  id: string;
  /** Where the choice leads; a pressed chip usually leads to the same list without it. */
  href: string;
  label: string;
  icon?: IconShape;
  /** @default false */
  current?: boolean;
}

export interface ChipsProps {
  /** Names the group for a screen reader. */
  label: string;
  chips: Chip[];
  /**
   * On phones the row scrolls sideways, edge to edge, instead of wrapping.
   * @default false
   */
  bleed?: boolean;
  /** Called instead of following the link, once script runs. */
  onChoose?: (id: string) => void;
}

/** Joined square chips. Each is a link, so the choice is an address and works before script. */
export function Chips({ label, chips, bleed = false, onChoose }: ChipsProps) {
  const choose = (id: string) => (event: MouseEvent) => {
    if (onChoose === undefined) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <nav aria-label={label} className={bleed ? styles.bleed : styles.frame}>
      <ul className={bleed ? styles.scrolling : styles.list}>
        {chips.map(({ id, href, label: text, icon, current = false }) => (
          <li key={id} className={styles.item}>
            <a className={styles.chip} href={href} aria-current={current || undefined} onClick={choose(id)}>
              {icon && <Icon icon={icon} weight="bold" />}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
