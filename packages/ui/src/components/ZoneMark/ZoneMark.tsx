import * as styles from './ZoneMark.css.js';

export type ZoneCode = keyof typeof styles.zones;

export interface ZoneMarkProps {
  zone: ZoneCode;
}

/** The mark of a price zone as its seats carry it: a letter and a pattern. The letter is read; say "zone" beside it. */
export function ZoneMark({ zone }: ZoneMarkProps) {
  return <span className={styles.zones[zone]}>{zone}</span>;
}
