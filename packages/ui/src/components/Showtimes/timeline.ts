/** Minutes per unit of the scale. */
const unitMinutes = 15;
/** First minute of the scale, also today, so that a show keeps its position. */
const ruleStart = 10 * 60;

/** Units from 10:00 to 01:00, so that a late stub fits. */
export const units = 60;
/** Width of a stub, independent of the film's length. */
export const stubUnits = 10;

/** Hours of the scale, 10:00 to 24:00. */
export const hours = Array.from({ length: units / 4 }, (_, hour) => `${hour + 10}:00`);

/**
 * First column of a stub, from 0. Shows outside the scale are at its ends.
 * @param minute minute of the day, 1440 and more after midnight
 */
export const columnOf = (minute: number): number =>
  Math.min(units - stubUnits, Math.max(0, Math.round((minute - ruleStart) / unitMinutes)));

/** Possible first columns. */
export const columns = Array.from({ length: units - stubUnits + 1 }, (_, index) => index);
