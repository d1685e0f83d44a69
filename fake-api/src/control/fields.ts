import { civilToInstant } from '@first-gong/domain';

/** `2026-11-20T21:04`, as a browser sends what stands in a date and time field, to a UTC instant. */
function instantOf(local: string): string {
  const [date = '', time = ''] = local.split('T');
  try {
    return civilToInstant(date, time);
  } catch {
    return local;
  }
}

const flag = (text: string) => (text === 'true' ? true : text === 'false' ? false : text);

/** How each field of the page's forms stands in a change. What cannot be read goes on as it is, and is refused there. */
const readers: Readonly<Record<string, (text: string, fields: Record<string, string>) => object>> = {
  hotEvent: (text) => ({ hotEvent: flag(text) }),
  crowd: (text) => ({ crowd: Number(text) }),
  showWishList: (text) => ({ showWishList: flag(text) }),
  matchWishes: (text) => ({ matchWishes: flag(text) }),
  maintenance: (text) => ({ maintenance: text }),
  weather: (text) => ({ weather: text }),
  reset: (text) => ({ reset: flag(text) }),
  advance: (text) => ({ advance: Number(text) }),
  at: (text) => ({ now: instantOf(text) }),
  gray: (text, { effectiveFrom = '', effectiveTo = '' }) => ({
    specificPeriodGray:
      text === 'off' ? null : { effectiveFrom: instantOf(effectiveFrom), effectiveTo: instantOf(effectiveTo) },
  }),
  disturb: (text, { latency = '', failure = '', percent = '' }) => ({
    disturbances: {
      [text]: { latency: Number(latency), failure: failure === '' ? null : failure, share: Number(percent) / 100 },
    },
  }),
  stop: (text) => ({ disturbances: { [text]: null } }),
};

/** The change that a form of the page asks for, not yet checked. */
export const changeOf = (fields: Record<string, string>): object =>
  Object.assign(
    {},
    ...Object.entries(readers).map(([name, read]) => {
      const text = fields[name];
      return text === undefined ? {} : read(text, fields);
    }),
  );
