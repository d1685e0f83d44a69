import type { RootProps } from '../../private/root.js';
import * as styles from './ZoneMark.css.js';

export type ZoneCode = 'A' | 'B' | 'C' | 'D';

export interface ZoneMarkProps extends RootProps<HTMLSpanElement> {
  zone: ZoneCode;
}

/** The mark of a price zone, as on its seats: letter and pattern. Add the word "zone". */
export function ZoneMark({ zone, ...root }: ZoneMarkProps) {
  return (
    <span {...root} className={styles.zones[zone]}>
      {zone}
    </span>
  );
}
