import type { CallName } from '@first-gong/contract';
import type { ErrorCode, SiteMaintenance, SpecificPeriodGray, WeatherSignal } from '@first-gong/domain';

/** Whether the shop is closed for maintenance: by the weekly window (spec §9), always, or never. */
export const maintenanceModes = ['byClock', 'on', 'off'] as const;
export type MaintenanceMode = (typeof maintenanceModes)[number];

/**
 * Failures of a call that are not in the error catalogue: the connection breaks before the call runs, the answer is lost
 * after it has run, or the answer is not one of the contract.
 */
export const breakdowns = ['dropped', 'answerLost', 'nonsense'] as const;

/** Faults of a list that anybody may read: no rows, or a first row that is not one of the contract. */
export const listBreakdowns = ['empty', 'wrongRow'] as const;

/** How a call fails: broken down, or with an error of the catalogue. */
export type Failure = (typeof breakdowns)[number] | (typeof listBreakdowns)[number] | ErrorCode;

/** Delay and failure of one call, so that a person can see how a screen waits and fails. */
export interface Disturbance {
  /** Milliseconds before the call runs. */
  latency: number;
  /** How it fails, or null for a call that is only slow. */
  failure: Failure | null;
  /** Share of the calls that fail, 0 to 1. Failures are spread evenly, not at random. */
  share: number;
}

/** The switches of /fake/control, without the clock and the hot event, which hold their own state. */
export interface Settings {
  /** spec §3 config. */
  showWishList: boolean;
  specificPeriodGray: SpecificPeriodGray | null;
  maintenance: MaintenanceMode;
  /** Since when a maintenance is switched on, and until when, if known. Null if it is on from the start. */
  maintenanceHours: SiteMaintenance | null;
  weather: WeatherSignal;
  disturbances: Readonly<Partial<Record<CallName, Disturbance>>>;
}

/** The settings of an ordinary day. */
const ordinary: Omit<Settings, 'maintenance'> = {
  showWishList: true,
  specificPeriodGray: null,
  maintenanceHours: null,
  weather: 'none',
  disturbances: {},
};

export type SettingsBox = ReturnType<typeof createSettings>;

/**
 * The settings of the demonstration. They are kept in memory: a restart brings the ordinary settings back.
 * @param maintenance the mode at the start and after a reset.
 */
export function createSettings(maintenance: MaintenanceMode) {
  const first: Settings = { ...ordinary, maintenance };
  let current = first;
  return {
    read: () => current,
    change(changes: Partial<Settings>) {
      current = { ...current, ...changes };
    },
    reset() {
      current = first;
    },
  };
}
