import { boolean, enums, type Infer, type as object, string } from 'superstruct';
import { instant } from '../forms/times.js';

/** Browsers and systems by the names that members know. */
const browsers = ['Chrome', 'Edge', 'Firefox', 'Safari', 'other'] as const;
const systems = ['Windows', 'macOS', 'iOS', 'Android', 'Linux', 'other'] as const;

/** A device on which the member is logged in. */
export const LoggedInDevice = object({
  deviceId: string(),
  browser: enums(browsers),
  system: enums(systems),
  /** UTC instant of the last call. */
  usedAt: instant(),
  /** Whether this device sent the request. */
  current: boolean(),
});
export type LoggedInDevice = Infer<typeof LoggedInDevice>;

/** The first matching name. Order matters: Edge also sends "Chrome", and Chrome also sends "Safari". */
const firstIn = <Name extends string>(text: string, signs: readonly (readonly [Name, RegExp])[]): Name | 'other' =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? 'other';

/** Browser and system from the `User-Agent` header. */
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
