import { boolean, enums, type Infer, type as object, string } from 'superstruct';
import { instant } from '../forms/times.js';

/** Browsers and systems that members know by these names. */
const browsers = ['Chrome', 'Edge', 'Firefox', 'Safari', 'other'] as const;
const systems = ['Windows', 'macOS', 'iOS', 'Android', 'Linux', 'other'] as const;

/** A device on which the member is logged in. */
export const LoggedInDevice = object({
  deviceId: string(),
  browser: enums(browsers),
  system: enums(systems),
  /** UTC instant of the last call. */
  usedAt: instant(),
  /** The device that asks. */
  current: boolean(),
});
export type LoggedInDevice = Infer<typeof LoggedInDevice>;

/** The first name whose sign is in the text. Browsers name their ancestors too, so the order decides. */
const firstIn = <Name extends string>(text: string, signs: readonly (readonly [Name, RegExp])[]): Name | 'other' =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? 'other';

/** Browser and system by the header `User-Agent`. */
export const deviceNames = (userAgent: string): Pick<LoggedInDevice, 'browser' | 'system'> => ({
  browser: firstIn(userAgent, [
    ['Edge', /\bEdg(?:e|A|iOS)?\//],
    ['Firefox', /\b(?:Firefox|FxiOS)\//],
    ['Chrome', /(?:Chrome|CriOS)\//],
    ['Safari', /\bSafari\//],
  ]),
  system: firstIn(userAgent, [
    ['iOS', /iPhone|iPad/],
    ['Android', /Android/],
    ['Windows', /Windows/],
    ['macOS', /Mac OS X/],
    ['Linux', /Linux/],
  ]),
});
