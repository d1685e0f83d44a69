import type { AccountClosing, CivilDate, ErrorCode, Failure, MemberInfo } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';

/** The two files of the same data. */
export type DataFormat = 'page' | 'json';

export interface DownloadState {
  /** The file that is being prepared, or null. */
  preparing: DataFormat | null;
  /** Name of the last file that was saved, or null. */
  saved: string | null;
  /** Why the server refused, or null. */
  error: Refusal | null;
  /** Why no answer came, or null. */
  failure: Failure | null;
}

export interface ClosingState {
  values: AccountClosing;
  submitting: boolean;
  error: Refusal | null;
  failure: Failure | null;
}

export type MyDataState =
  | NotReadyState
  | {
      kind: 'ready';
      member: Pick<MemberInfo, 'loginEmail' | 'hasPassword' | 'points'>;
      download: DownloadState;
      closing: ClosingState;
      /** Civil date until which the latest order is kept. Null without orders, and while they are not known. */
      recordsUntil: CivilDate | null;
    };

/** Refusals after which another page helps. */
export type Obstacle = Extract<ErrorCode, 'accountPaymentOpen' | 'accountSeatsHeld' | 'accountTicketsAhead'>;

export interface MyDataScreenProps {
  state: MyDataState;
  onDownload: (format: DataFormat) => void;
  onPassword: (values: AccountClosing) => void;
  onClose: () => void;
  onRetry: () => void;
}
