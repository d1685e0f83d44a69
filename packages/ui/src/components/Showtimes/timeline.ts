/** The rule on which shows stand, in units of a quarter of an hour. */
const quarter = 15;
const opens = 10 * 60;

/** From 10:00 to half past midnight: what begins late still has its stub on the rule. */
export const units = 58;
/** How wide a stub is, whatever the film's length. */
export const stubUnits = 9;

/** Every hour of the rule, as a clock shows it; the last has no room for more than its number. */
export const hours = Array.from({ length: 15 }, (_, hour) => (hour < 14 ? `${hour + 10}:00` : '24'));

/**
 * Column of the rule, from 1, at which a show's stub begins. A show off the rule stands at its end: its time is printed
 * on it.
 * @param minute of the day, 1440 and more after midnight.
 */
export const columnOf = (minute: number): number =>
  1 + Math.min(units - stubUnits, Math.max(0, Math.round((minute - opens) / quarter)));
