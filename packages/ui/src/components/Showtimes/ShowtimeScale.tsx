import * as styles from './ShowtimeScale.css.js';
import { hours } from './timeline.js';

/** The hours above the films of a day, once. Each stub carries its time, so this is for the eye alone. */
export function ShowtimeScale() {
  return (
    <div className={styles.scale} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} className={styles.hour}>
          {hour}
        </span>
      ))}
    </div>
  );
}
