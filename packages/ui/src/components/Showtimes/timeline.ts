/** Minutes in one unit of the rule. */
const unitMinutes = 15;
/** The minute of the day at which the rule begins, today too: a show keeps its place when the date changes. */
const ruleStart = 10 * 60;

/** The length of the rule, from 10:00 to one hour after midnight, so that the stub of a late show still fits. */
export const units = 60;
/** The width of a stub, whatever the length of the film. */
export const stubUnits = 10;

/** Every hour of the rule, from 10:00 to 24:00. */
export const hours = Array.from({ length: units / 4 }, (_, hour) => `${hour + 10}:00`);

/**
 * The column of the rule, from 0, at which a show's stub begins. The stub of a show before or after the rule is at the
 * end of the rule; its time is printed on it.
 * @param minute minute of the day, 1440 and more after midnight
 */
export const columnOf = (minute: number): number =>
  Math.min(units - stubUnits, Math.max(0, Math.round((minute - ruleStart) / unitMinutes)));

/** Every column at which a stub can begin. */
export const columns = Array.from({ length: units - stubUnits + 1 }, (_, index) => index);
