import type { CallName } from '@first-gong/contract';
import type { ErrorCode, SpecificPeriodGray, WeatherSignal } from '@first-gong/domain';

/** Whether the shop is closed for maintenance: by the weekly window (spec §9), always, or never. */
export const maintenanceModes = ['byClock', 'on', 'off'] as const;
export type MaintenanceMode = (typeof maintenanceModes)[number];

/**
 * Ways a call can fail that are no refusal of the catalogue: the connection breaks before anything is done, the call is
 * done but its answer is lost, or what comes back is not an answer of the table.
 */
export const breakdowns = ['dropped', 'answerLost', 'nonsense'] as const;
export type Breakdown = (typeof breakdowns)[number];

/** What befalls one call, so that a screen's waiting and its errors can be seen. */
export interface Disturbance {
  /** Milliseconds before the call is looked at. */
  latency: number;
  /** How it fails, or null where it is only slow. */
  failure: Breakdown | ErrorCode | null;
  /** Of the calls, 0 to 1, how many fail; spread evenly, not thrown by dice. */
  share: number;
}

/** What /fake/control can change beside the clock and the hot event, which keep themselves. */
export interface Settings {
  /** spec §3 config. */
  showWishList: boolean;
  specificPeriodGray: SpecificPeriodGray | null;
  maintenance: MaintenanceMode;
  weather: WeatherSignal;
  disturbances: Readonly<Partial<Record<CallName, Disturbance>>>;
}

/**
 * The settings of the demonstration. They live in memory: somebody who has switched everything off mends it with a
 * restart.
 */
export interface SettingsBox {
  read(): Settings;
  /** Another number after each change. */
  version(): number;
  change(changes: Partial<Settings>): void;
  reset(): void;
}

/** Everything as a shop is on an ordinary day. */
const ordinary: Omit<Settings, 'maintenance'> = {
  showWishList: true,
  specificPeriodGray: null,
  weather: 'none',
  disturbances: {},
};

/** @param maintenance what the shop starts with, and returns to at a reset. */
export function createSettings(maintenance: MaintenanceMode): SettingsBox {
  const first: Settings = { ...ordinary, maintenance };
  let current = first;
  let version = 0;
  const become = (settings: Settings) => {
    current = settings;
    version += 1;
  };
  return {
    read: () => current,
    version: () => version,
    change: (changes) => become({ ...current, ...changes }),
    reset: () => become(first),
  };
}
