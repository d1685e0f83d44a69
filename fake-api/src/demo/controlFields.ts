import { civilToInstant, readWholeNumber } from '@first-gong/domain';

/** Converts a `datetime-local` value in Hong Kong, such as `2026-11-20T21:04`, to a UTC instant. */
function instantOf(local: string): string {
  const [date = '', time = ''] = local.split('T');
  try {
    return civilToInstant(date, time);
  } catch {
    return local;
  }
}

const flag = (text: string) => (text === 'true' ? true : text === 'false' ? false : text);

/** Converts form fields to a change. Invalid values stay text, so that the struct rejects them. */
const readers: Readonly<Record<string, (text: string, fields: Record<string, string>) => object>> = {
  hotEvent: (text) => ({ hotEvent: flag(text) }),
  crowd: (text) => ({ crowd: readWholeNumber(text) }),
  showWishList: (text) => ({ showWishList: flag(text) }),
  matchWishes: (text) => ({ matchWishes: flag(text) }),
  maintenance: (text) => ({ maintenance: text }),
  // An empty field means an unknown end.
  maintenanceUntil: (text) => (text === '' ? {} : { maintenanceUntil: instantOf(text) }),
  weather: (text) => ({ weather: text }),
  reset: (text) => ({ reset: flag(text) }),
  advance: (text) => ({ advance: Number(text) }),
  at: (text) => ({ now: instantOf(text) }),
  performanceId: (text, { startsAt = '' }) => ({
    reschedule: { performanceId: text.trim(), startsAt: instantOf(startsAt) },
  }),
  cancelPerformance: (text) => ({ cancelPerformance: { performanceId: text.trim() } }),
  gray: (text, { effectiveFrom = '', effectiveTo = '' }) => ({
    specificPeriodGray:
      text === 'off' ? null : { effectiveFrom: instantOf(effectiveFrom), effectiveTo: instantOf(effectiveTo) },
  }),
  disturb: (text, { latency = '', failure = '', percent = '' }) => ({
    disturbances: {
      [text]: {
        latency: readWholeNumber(latency),
        failure: failure === '' ? null : failure,
        share: readWholeNumber(percent) / 100,
      },
    },
  }),
  stop: (text) => ({ disturbances: { [text]: null } }),
};

/** The change of a form, unchecked. */
export const changeOf = (fields: Record<string, string>): object =>
  Object.assign(
    {},
    ...Object.entries(readers).map(([name, read]) => {
      const text = fields[name];
      return text === undefined ? {} : read(text, fields);
    }),
  );
