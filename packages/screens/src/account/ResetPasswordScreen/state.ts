import type { Failure, PasswordReset } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';
import type { LinkResultKind } from '../LinkResult.js';

export type NewPassword = Pick<PasswordReset, 'newPassword' | 'retypedPassword'>;

/** `perhapsDone`: the link is used, but the first try had no response. `incomplete`: no link, or an unknown one. */
export type ResultKind = Exclude<LinkResultKind, 'suspended'>;

export type ResetPasswordState =
  | NotReadyState
  | { kind: ResultKind }
  | ({
      kind: 'ready';
      submitting: boolean;
      /** Why the server rejected the form, or null. */
      error: Refusal | null;
      /** Why there is no response, or null. */
      failure: Failure | null;
    } & NewPassword);

export interface ResetPasswordScreenProps {
  state: ResetPasswordState;
  onChange: (entries: NewPassword) => void;
  onSubmit: () => void;
  onRetry: () => void;
}
