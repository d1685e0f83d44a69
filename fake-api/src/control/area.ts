import type { Area, Shop } from '../area.js';
import type { HotEvent } from '../hotEvent/hotEvent.js';
import { controlPages } from '../pages/control.js';
import type { Wishes } from '../wishList/wishes.js';
import { createControl } from './control.js';

export interface ControlAreaParts {
  hotEvent: HotEvent;
  wishes: Wishes;
}

/** The switches of the demonstration. */
export function createControlArea({ settings, clock, sweep }: Shop, parts: ControlAreaParts): Area {
  const { hotEvent, wishes } = parts;
  const control = createControl({ settings, hotEvent, clock, matchWishes: wishes.matchNow, sweep });
  return { pages: controlPages(control) };
}
