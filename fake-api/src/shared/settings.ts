import type { CallName } from '@first-gong/contract';
import type { ErrorCode, SiteMaintenance, SpecificPeriodGray, WeatherSignal } from '@first-gong/domain';

/** Maintenance: weekly (spec §9), always or never. */
export const maintenanceModes = ['byClock', 'on', 'off'] as const;
export type MaintenanceMode = (typeof maintenanceModes)[number];

/** Failures outside the catalogue: connection lost before or after the call runs, or an invalid response. */
export const breakdowns = ['dropped', 'answerLost', 'nonsense'] as const;

/** Faults of public lists: no rows, or an invalid first row. */
export const listBreakdowns = ['empty', 'wrongRow'] as const;

/** A breakdown or an error of the catalogue. */
export type Failure = (typeof breakdowns)[number] | (typeof listBreakdowns)[number] | ErrorCode;

/** Delay and failure of a call, to demonstrate loading and errors. */
export interface FaultRule {
  /** Milliseconds. */
  latency: number;
  /** Null for a delay only. */
  failure: Failure | null;
  /** Share of failing calls from 0 to 1, evenly spread. */
  share: number;
}

/** Switches of /fake/control, except clock and hot event, which have their state elsewhere. */
export interface Settings {
  /** spec §3 config. */
  showWishList: boolean;
  specificPeriodGray: SpecificPeriodGray | null;
  maintenance: MaintenanceMode;
  /** Start and announced end of a maintenance, null if on since the start. */
  maintenanceHours: SiteMaintenance | null;
  weather: WeatherSignal;
  disturbances: Readonly<Partial<Record<CallName, FaultRule>>>;
}

const ordinary: Omit<Settings, 'maintenance'> = {
  showWishList: true,
  specificPeriodGray: null,
  maintenanceHours: null,
  weather: 'none',
  disturbances: {},
};

export type SettingsBox = ReturnType<typeof createSettings>;

/** Settings of the demonstration, reset by a restart. @param maintenance initial mode */
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
