import type { SeatPlan } from '@first-gong/domain';
import type { SeatWords } from './seatWords.js';
import type { EventReady } from './state.js';

/** What the list and the map of seats take: they are equal, so they have the same props. */
export interface WayProps {
  state: EventReady;
  plan: SeatPlan;
  words: SeatWords;
  /** The keys of the chosen seats. */
  picked: readonly string[];
  onPick: (keys: string[]) => void;
  /** What is wrong with the chosen seats. */
  error: string | undefined;
}
