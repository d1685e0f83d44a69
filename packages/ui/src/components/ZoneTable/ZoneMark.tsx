import type { RootProps } from '../../private/root.js';
import * as styles from './ZoneMark.css.js';

export type ZoneCode = 'A' | 'B' | 'C' | 'D';

export interface ZoneMarkProps extends RootProps<HTMLSpanElement> {
  zone: ZoneCode;
}

/**
 * The mark of a price zone, the same as on its seats: a letter and a pattern. Put the word "zone" beside the letter.
 */
export function ZoneMark({ zone, ...root }: ZoneMarkProps) {
  return (
    <span {...root} className={styles.zones[zone]}>
      {zone}
    </span>
  );
}
