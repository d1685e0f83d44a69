import type { MouseEvent } from 'react';
import { isPlainClick } from '../../followLinks.js';
import type { Option } from '../../private/Field/option.js';
import { revealFocused } from '../../private/revealFocused.js';
import type { RootProps } from '../../private/root.js';
import { Icon, type IconShape } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Chips.css.js';

export interface Chip<Value extends string = string> extends Option<Value> {
  /** URL of the choice; for the chosen chip, usually the list without it. */
  href: string;
  icon?: IconShape | undefined;
  /** Before the label for screen readers: the meaning of the icon, such as "Remove". */
  hidden?: string | undefined;
  /** Number of results, as shown and as a phrase: "21", "21 events". */
  count?: { shown: string; label: string } | undefined;
}

export interface ChipsProps<Value extends string = string> extends RootProps {
  /** Names the group for a screen reader. */
  label: string;
  options: readonly Chip<Value>[];
  /** Value of the chosen chip, values if several can be chosen, or empty. */
  value: Value | '' | readonly Value[];
  /** Called instead of following the link, after hydration. */
  onChange?: ((value: Value) => void) | undefined;
  /** On phones the row scrolls from edge to edge; on the narrowest it wraps. @default false */
  bleed?: boolean | undefined;
}

/** Joined chips as links, so that a choice is a URL and works before hydration. */
export function Chips<Value extends string>({ label, options, value, onChange, ...props }: ChipsProps<Value>) {
  const { bleed = false, ...root } = props;
  const chosen: readonly string[] = [value].flat();
  const choose = (chosen: Value) => (event: MouseEvent) => {
    if (onChange === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    onChange(chosen);
  };
  return (
    <nav {...root} aria-label={label} className={bleed ? styles.bleed : styles.frame}>
      <ul className={bleed ? styles.scrolling : styles.list} onFocus={revealFocused}>
        {options.map((chip) => (
          <li key={chip.value} className={styles.item}>
            <a
              className={styles.chip}
              href={chip.href}
              aria-current={chosen.includes(chip.value) || undefined}
              onClick={choose(chip.value)}
            >
              {chip.icon && <Icon icon={chip.icon} weight="bold" />}
              {chip.hidden && <VisuallyHidden>{`${chip.hidden} `}</VisuallyHidden>}
              <span>{chip.label}</span>
              {chip.count && (
                <small className={styles.count}>
                  <span aria-hidden="true">{chip.count.shown}</span>
                  <VisuallyHidden>{chip.count.label}</VisuallyHidden>
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
