import type { Failure, FieldError, GoneItem, PreviewChoice, TransactionPreview } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';
import type { GoneHandlers, GoneState } from '../../shared/purchase/index.js';

export interface ReadyPreview {
  kind: 'ready';
  /** The last preview from the server. */
  preview: TransactionPreview;
  /** Seconds until the server releases every seat. */
  secondsLeft: number;
  /** Choices of the buyer. While `updating` they are newer than `preview`. */
  choice: PreviewChoice;
  /** The code of a promotion as it was typed in an earlier document, applied or not. */
  typedCode?: string | undefined;
  /**
   * Part of the choice that the server has refused. The preview is without it: refused points pay nothing, and `choice` has
   * another delivery in place of a refused one.
   */
  problems: FieldError[];
  /** The buyer has agreed to this order with this total. */
  agreed: boolean;
  /** The buyer agreed before the seats or the total changed. */
  consentLapsed: boolean;
  /** The server prices a new choice. */
  updating: boolean;
  confirming: boolean;
  cancelling: boolean;
  /** The dialog of Cancel Order is open. */
  cancelOpen: boolean;
  /** Why the server refused the last action, or null. */
  error: Refusal | null;
  /** Why the last action got no answer, or null. */
  failure: Failure | null;
  memberName: string;
}

/** The cart is empty, and no order of it is left. */
export interface EmptyPreview {
  kind: 'empty';
  /** Seats that have left the cart, and the reason. */
  gone: GoneItem[];
  /** Actions on the seats that have left the cart. */
  again: GoneState;
}

/** The cart has become an order. */
export interface OrderedPreview {
  kind: 'awaitingBank' | 'paid';
  transactionNumber: string;
  /** This page has tried to confirm the same seats with other choices. */
  elsewhere?: boolean;
}

/** The hold has run out. */
export interface ExpiredPreview {
  kind: 'expired';
  gone: GoneItem[];
  again: GoneState;
}

/** Why there is nothing to pay. */
export type NoOrder = NotReadyState | OrderedPreview | EmptyPreview | ExpiredPreview;

export type PreviewState = NoOrder | ReadyPreview;

export interface TransactionPreviewScreenProps extends GoneHandlers {
  state: PreviewState;
  onChoice: (choice: PreviewChoice) => void;
  /** The code of a promotion was typed, and is not applied yet. */
  onTypedCode?: ((text: string) => void) | undefined;
  onAgree: (agreed: boolean) => void;
  onConfirm: () => void;
  onCancelOpen: (open: boolean) => void;
  onCancel: () => void;
  onRetry: () => void;
}
