import type { AccountClosing, CivilDate, ErrorCode, MemberInfo } from '@first-gong/domain';
import type { Submission } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';

/** The two files of the same data. */
export type DataFormat = 'page' | 'json';

export interface DownloadState extends Omit<Submission, 'submitting'> {
  /** The file that is being prepared, or null. */
  preparing: DataFormat | null;
  /** Name of the last file that was saved, or null. */
  saved: string | null;
}

export type MyDataState =
  | NotReadyState
  | {
      kind: 'ready';
      member: Pick<MemberInfo, 'loginEmail' | 'hasPassword' | 'points'>;
      download: DownloadState;
      closing: Submission & { values: AccountClosing };
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
