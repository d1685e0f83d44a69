import { zones } from './ZoneMark.css.js';

export type ZoneCode = keyof typeof zones;

export interface ZoneMarkProps {
  zone: ZoneCode;
}

/** The mark of a price zone as its seats carry it: a letter and a pattern. The letter is read; say "zone" beside it. */
export function ZoneMark({ zone }: ZoneMarkProps) {
  return <span className={zones[zone]}>{zone}</span>;
}
