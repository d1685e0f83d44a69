import type { RootProps } from '../../private/root.js';
import * as styles from './ShowtimeScale.css.js';
import { hours } from './timeline.js';

export type ShowtimeScaleProps = RootProps<HTMLDivElement>;

/** Hours above the films of a day. Hidden from screen readers, because each stub has its time. */
export function ShowtimeScale(root: ShowtimeScaleProps) {
  return (
    <div {...root} className={styles.scale} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} className={styles.hour}>
          {hour}
        </span>
      ))}
    </div>
  );
}
