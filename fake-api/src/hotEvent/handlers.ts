import type { HandlersOf } from '../http/handlers.js';
import type { HotEvent } from './hotEvent.js';

export type HotEventNames = 'isHotEvent' | 'waitingRoom' | 'enterWaitingRoom';

/** A hot event: its flag (spec §7), and the waiting room before it. */
export const createHotEventHandlers = (hotEvent: HotEvent): HandlersOf<HotEventNames> => ({
  isHotEvent: () => hotEvent.isOn(),
  waitingRoom: ({ member }) => hotEvent.placeOf(member().id),
  enterWaitingRoom: ({ member }) => hotEvent.joinOrEnter(member().id),
});
