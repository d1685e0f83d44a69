import { enums, type Infer, integer, nullable, type as object } from 'superstruct';
import { instant } from '../forms/times.js';

/** States of a member during a hot event. */
export const waitingRoomStates = ['notNeeded', 'waiting', 'called', 'entered', 'missed'] as const;
export type WaitingRoomState = (typeof waitingRoomStates)[number];

/** A member's place in the waiting room. */
export const WaitingRoomPlace = object({
  state: enums(waitingRoomStates),
  /** Number of members ahead of this one, or null when not waiting. */
  ahead: nullable(integer()),
  /** UTC instant until which a called member may enter, or null. */
  enterUntil: nullable(instant()),
  serverNow: instant(),
});
export type WaitingRoomPlace = Infer<typeof WaitingRoomPlace>;
