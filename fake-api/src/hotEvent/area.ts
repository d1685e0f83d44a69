import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import { createHotEvent } from './hotEvent.js';

/** Hot event flag (spec §7) and waiting room. */
export function createHotEventArea({ now }: Shop) {
  const hotEvent = createHotEvent(now);
  const handlers = {
    isHotEvent: () => hotEvent.isOn(),
    waitingRoom: ({ member }) => hotEvent.placeOf(member().id),
    enterWaitingRoom: ({ member }) => hotEvent.joinOrEnter(member().id),
  } satisfies Partial<Handlers>;
  return { handlers, hotEvent, queues: { waitingRoom: hotEvent.waiting } };
}
