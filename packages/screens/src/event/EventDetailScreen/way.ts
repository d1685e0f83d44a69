import type { SeatPlan } from '@first-gong/domain';
import type { SeatWords } from './seatWords.js';
import type { EventReady } from './state.js';

/** The props of the list and of the map of seats, which are equal. */
export interface WayProps {
  state: EventReady;
  plan: SeatPlan;
  words: SeatWords;
  /** The keys of the chosen seats. */
  picked: readonly string[];
  onPick: (keys: string[]) => void;
  /** The fault of the chosen seats. */
  error: string | undefined;
}
