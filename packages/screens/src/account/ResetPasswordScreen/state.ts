import type { Failure, PasswordReset } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';
import type { LinkResultKind } from '../LinkResult.js';

export type NewPassword = Pick<PasswordReset, 'newPassword' | 'retypedPassword'>;

/**
 * `perhapsDone`: the link is used, and the answer to the first try was lost. `incomplete`: the address has no link, or one
 * that was never sent.
 */
export type ResultKind = Exclude<LinkResultKind, 'suspended'>;

export type ResetPasswordState =
  | NotReadyState
  | { kind: ResultKind }
  | ({
      kind: 'ready';
      submitting: boolean;
      /** Why the server refused, or null. */
      error: Refusal | null;
      /** Why no answer came, or null. */
      failure: Failure | null;
    } & NewPassword);

export interface ResetPasswordScreenProps {
  state: ResetPasswordState;
  onChange: (entries: NewPassword) => void;
  onSubmit: () => void;
  onRetry: () => void;
}
