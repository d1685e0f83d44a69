import { announcedMaintenance, isOver, toInstant } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import type { Settings } from '../shared/settings.js';

/** The current or announced maintenance, or null. A passed end becomes unknown. */
export function maintenanceOf(settings: Pick<Settings, 'maintenance' | 'maintenanceHours'>, now: number) {
  const { maintenance: mode, maintenanceHours: hours } = settings;
  switch (mode) {
    case 'off':
      return null;
    case 'on':
      return { from: hours?.from ?? toInstant(now), to: hours?.to && !isOver(hours.to, now) ? hours.to : null };
    case 'byClock':
      return announcedMaintenance(now);
  }
}

/** Settings for every page (spec §3 config). */
export function createSiteArea({ settings, now }: Shop) {
  const handlers = {
    config() {
      const { showWishList, specificPeriodGray, weather, ...switches } = settings.read();
      const site = { maintenance: maintenanceOf(switches, now()), weather, serverNow: toInstant(now()) };
      return { showWishList, specificPeriodGray, site };
    },
  } satisfies Partial<Handlers>;
  return { handlers };
}
