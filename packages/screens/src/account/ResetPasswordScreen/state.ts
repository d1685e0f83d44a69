import type { PasswordReset } from '@first-gong/domain';
import type { Submission } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';
import type { LinkResultKind } from '../LinkResult.js';

export type NewPassword = Pick<PasswordReset, 'newPassword' | 'retypedPassword'>;

/** `perhapsDone`: the link is used, but the first try had no response. `incomplete`: no link, or an unknown one. */
export type ResultKind = Exclude<LinkResultKind, 'suspended'>;

export type ResetPasswordState = NotReadyState | { kind: ResultKind } | ({ kind: 'ready' } & NewPassword & Submission);

export interface ResetPasswordScreenProps {
  state: ResetPasswordState;
  onChange: (entries: NewPassword) => void;
  onSubmit: () => void;
  onRetry: () => void;
}
