/** Minutes in one unit of the rule. */
const unitMinutes = 15;
/** The minute of the day at which the rule begins. */
const ruleStart = 10 * 60;

/** The length of the rule, from 10:00 to half past midnight, so that the stub of a late show still fits. */
export const units = 58;
/** The width of a stub, whatever the length of the film. */
export const stubUnits = 9;

/** Every hour of the rule as a clock shows it. The last one has space for the number alone. */
export const hours = Array.from({ length: 15 }, (_, hour) => (hour < 14 ? `${hour + 10}:00` : '24'));

/**
 * The column of the rule, from 1, at which a show's stub begins. The stub of a show before or after the rule is at the
 * end of the rule; its time is printed on it.
 * @param minute minute of the day, 1440 and more after midnight
 */
export const columnOf = (minute: number): number =>
  1 + Math.min(units - stubUnits, Math.max(0, Math.round((minute - ruleStart) / unitMinutes)));
