import type { SeatPlan } from '@first-gong/domain';
import type { SeatWords } from './seatWords.js';
import type { EventReady } from './state.js';

/** Props of both the list and the map of seats. */
export interface WayProps {
  state: EventReady;
  plan: SeatPlan;
  words: SeatWords;
  /** Keys of the chosen seats. */
  picked: readonly string[];
  onPick: (keys: string[]) => void;
  /** Error of the chosen seats. */
  error: string | undefined;
}
