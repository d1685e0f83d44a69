import type { PaymentMethod, PointEntry } from '@first-gong/domain';
import type { Submission } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';
import type { WishDue } from '../WishDueNotice.js';

export interface TopUpValues {
  /** Whole dollars of a pack, or '' for a typed amount. */
  pack: string;
  /** Whole dollars as typed. */
  amount: string;
  paymentMethod: PaymentMethod;
}

export type TopUpsState =
  | NotReadyState
  | (Submission & {
      kind: 'ready';
      balance: number;
      /** The wish that needs the points, or null. */
      due: WishDue | null;
      /** Changes of the balance in the last year, newest first. */
      entries: PointEntry[];
      values: TopUpValues;
    });

export interface TopUpsScreenProps {
  state: TopUpsState;
  onChange: (values: TopUpValues) => void;
  onTopUp: (amount: number) => void;
  onRetry: () => void;
}
