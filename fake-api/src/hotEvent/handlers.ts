import { RuleError } from '@first-gong/domain';
import type { HandlersOf } from '../http/handlers.js';

export type HotEventNames = 'waitingRoom' | 'enterWaitingRoom';

const later = (): never => {
  throw new RuleError('serverBusy');
};

/** The waiting room of a hot event (spec §3). */
export function createHotEventHandlers(): HandlersOf<HotEventNames> {
  return {
    waitingRoom: later,
    enterWaitingRoom: later,
  };
}
