import type { Shop } from '../area.js';
import type { HotEvent } from '../hotEvent/hotEvent.js';
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

/** The switches of the demonstration. */
export function createControlArea({ settings, clock, sweep }: Shop, parts: ControlAreaParts) {
  const { wishes, ...others } = parts;
  const control = createControl({ ...others, settings, clock, matchWishes: wishes.matchNow, sweep });
  return { pages: controlPages(control) };
}
