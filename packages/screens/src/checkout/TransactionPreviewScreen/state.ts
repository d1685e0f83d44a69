import type { Failure, FieldError, PreviewChoice, ReleasedItem, TransactionPreview } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';
import type { ReleasedHandlers, ReleasedState } from '../../shared/purchase/index.js';

export interface ReadyPreview {
  kind: 'ready';
  /** The server's last preview. */
  preview: TransactionPreview;
  /** Seconds until the seats are released. */
  secondsLeft: number;
  /** The buyer's choices, newer than `preview` while `updating`. */
  choice: PreviewChoice;
  /** The promotion code as typed before a reload, applied or not. */
  typedCode?: string | undefined;
  /** Rejected choices, which the preview ignores. `choice` has another delivery instead of a rejected one. */
  problems: FieldError[];
  /** Consent to this order with this total. */
  agreed: boolean;
  /** The seats or the total changed after the consent. */
  consentLapsed: boolean;
  /** The server is pricing a new choice. */
  updating: boolean;
  confirming: boolean;
  cancelling: boolean;
  cancelOpen: boolean;
  /** Why the server rejected the last action, or null. */
  error: Refusal | null;
  /** Why the last action had no response, or null. */
  failure: Failure | null;
  memberName: string;
}

/** The cart is empty and has no order, or the hold has expired. */
export interface EmptyPreview {
  kind: 'empty' | 'expired';
  /** Released seats and the reason. */
  released: ReleasedItem[];
  /** Actions on the released seats. */
  again: ReleasedState;
}

/** The cart became an order. */
export interface OrderedPreview {
  kind: 'awaitingBank' | 'paid';
  transactionNumber: string;
  /** This page tried to confirm the same seats with other choices. */
  elsewhere?: boolean;
}

/** Why there is nothing to pay. */
export type NoOrder = NotReadyState | OrderedPreview | EmptyPreview;

export type PreviewState = NoOrder | ReadyPreview;

export interface TransactionPreviewScreenProps extends ReleasedHandlers {
  state: PreviewState;
  onChoice: (choice: PreviewChoice) => void;
  /** Called with a typed code that is not applied. */
  onTypedCode?: ((text: string) => void) | undefined;
  onAgree: (agreed: boolean) => void;
  onConfirm: () => void;
  onCancelOpen: (open: boolean) => void;
  onCancel: () => void;
  onRetry: () => void;
}
