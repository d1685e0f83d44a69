import { enums, type Infer, integer, nullable, type as object } from 'superstruct';
import { instant } from '../forms/times.js';

/** States of a member during a hot event. */
export const waitingRoomStates = ['notNeeded', 'waiting', 'called', 'entered', 'missed'] as const;
export type WaitingRoomState = (typeof waitingRoomStates)[number];

/** The state of a member in the waiting room. */
export const WaitingRoomPlace = object({
  state: enums(waitingRoomStates),
  /** Members ahead, or null when not waiting. */
  ahead: nullable(integer()),
  /** UTC instant of the entry deadline, or null. */
  enterUntil: nullable(instant()),
  serverNow: instant(),
});
export type WaitingRoomPlace = Infer<typeof WaitingRoomPlace>;
