import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { Container } from '../Container/index.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './UtilityBar.css.js';

export interface UtilityBarProps extends RootProps<HTMLDivElement> {
  /** Short facts at the start: opening hours, maintenance. What does not fit into one line is left out. */
  notes: { icon: IconShape; text: string }[];
  /** Text size, theme and language, at the end. */
  preferences: ReactNode;
}

/**
 * The dark line above the masthead, inside the page's `header`. Phones do not show it: there the preferences are in the
 * footer and the Display sheet.
 */
export function UtilityBar({ notes, preferences, ...root }: UtilityBarProps) {
  return (
    <div {...root} className={styles.bar}>
      <Container className={styles.row}>
        <div className={styles.notes}>
          {notes.map(({ icon, text }) => (
            <p key={text} className={styles.note}>
              <Icon icon={icon} />
              {text}
            </p>
          ))}
        </div>
        <div className={styles.end}>{preferences}</div>
      </Container>
    </div>
  );
}
