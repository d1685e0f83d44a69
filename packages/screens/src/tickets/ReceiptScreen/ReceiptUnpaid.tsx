import type { Transaction } from '@first-gong/domain';
import type { ReleasedHandlers } from '../../shared/purchase/index.js';
import { ReceiptAwaitingBank } from './ReceiptAwaitingBank.js';
import { ReceiptCancelled, type ReleasedAgain } from './ReceiptCancelled.js';

export type UnpaidState =
  | {
      kind: 'awaitingBank';
      transaction: Transaction;
      /** Seconds until the order is cancelled without a response. */
      secondsLeft: number;
      /** The page is polling the bank. */
      checking: boolean;
    }
  | {
      kind: 'cancelled';
      transaction: Transaction;
      /** The seats in the cart's list; null after the member dismissed them or held them again. */
      again: ReleasedAgain | null;
    };

export interface ReceiptUnpaidProps extends Pick<ReleasedHandlers, 'onHoldAgain'> {
  state: UnpaidState;
}

/** An order that is not paid. It is one part, so that the wait for the bank ends without another file. */
export function ReceiptUnpaid({ state, onHoldAgain }: ReceiptUnpaidProps) {
  return state.kind === 'awaitingBank' ? (
    <ReceiptAwaitingBank {...state} />
  ) : (
    <ReceiptCancelled {...state} onHoldAgain={onHoldAgain} />
  );
}
