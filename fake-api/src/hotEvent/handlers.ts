import type { Handlers } from '../http/handlers.js';
import type { HotEvent } from './hotEvent.js';

/** A hot event: its flag (spec §7), and the waiting room before it. */
export const hotEventHandlers = (hotEvent: HotEvent) =>
  ({
    isHotEvent: () => hotEvent.isOn(),
    waitingRoom: ({ member }) => hotEvent.placeOf(member().id),
    enterWaitingRoom: ({ member }) => hotEvent.joinOrEnter(member().id),
  }) satisfies Partial<Handlers>;
