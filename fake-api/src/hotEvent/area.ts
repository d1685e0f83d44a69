import type { Shop } from '../area.js';
import { hotEventHandlers } from './handlers.js';
import { createHotEvent } from './hotEvent.js';

/** A hot event: its flag (spec §7), and the waiting room before it. */
export function createHotEventArea({ now }: Shop) {
  const hotEvent = createHotEvent(now);
  return { handlers: hotEventHandlers(hotEvent), hotEvent };
}
