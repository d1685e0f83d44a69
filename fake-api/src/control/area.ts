import { toInstant } from '@first-gong/domain';
import type { Shop } from '../area.js';
import type { HotEvent } from '../hotEvent/hotEvent.js';
import type { Handlers } from '../http/handlers.js';
import { maintenanceOf } from '../http/maintenance.js';
import { controlPages } from '../pages/control.js';
import type { Reschedule } from '../reschedule/reschedule.js';
import type { Wishes } from '../wishList/wishes.js';
import { createControl } from './control.js';

export interface ControlAreaParts {
  hotEvent: HotEvent;
  wishes: Wishes;
  tellWeather: () => Promise<void>;
  reschedule: (wanted: Reschedule) => Promise<void>;
}

/** The switches of the demonstration, and what they say about the whole site. */
export function createControlArea({ settings, clock, sweep }: Shop, parts: ControlAreaParts) {
  const { wishes, ...others } = parts;
  const control = createControl({ ...others, settings, clock, matchWishes: wishes.matchNow, sweep });
  const handlers = {
    config() {
      const { showWishList, specificPeriodGray, weather, ...switches } = settings.read();
      const site = { maintenance: maintenanceOf(switches, clock.now()), weather, serverNow: toInstant(clock.now()) };
      return { showWishList, specificPeriodGray, site };
    },
  } satisfies Partial<Handlers>;
  return { handlers, pages: controlPages(control) };
}
