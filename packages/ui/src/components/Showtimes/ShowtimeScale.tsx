import type { RootProps } from '../../private/root.js';
import * as styles from './ShowtimeScale.css.js';
import { hours } from './timeline.js';

export type ShowtimeScaleProps = RootProps<HTMLDivElement>;

/** The hours above the films of a day, shown once. Each stub gives its time, so screen readers skip the scale. */
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
