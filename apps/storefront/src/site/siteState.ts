import { type Config, isGray, maintenancePhase } from '@first-gong/domain';

/** The site's state at a time in milliseconds since 1970 (spec §4 Grayscale, §9 Maintenance). */
export function siteStateAt(config: Config | undefined, hotEvent: boolean, now: number) {
  const { maintenance: announced = null, weather = 'none' } = config?.site ?? {};
  const phase = maintenancePhase(announced, now);
  return {
    gray: isGray(config?.specificPeriodGray ?? null, now),
    weather,
    /** A hot event is on (spec §3): pages leave out what buying does not need. */
    hotEvent,
    /** Null unless a maintenance is on or announced. */
    maintenance: phase && announced && { ...announced, phase },
  };
}
