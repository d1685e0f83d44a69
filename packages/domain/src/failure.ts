import type { ErrorCode } from './errors.js';

/** Why a call gave no answer that can be shown: the same six on every screen. */
export const failureKinds = ['offline', 'timeOut', 'busy', 'nonsense', 'forbidden', 'notFound'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** What a screen needs to say what happened, what did not, and what to do next. */
export interface Failure {
  kind: FailureKind;
  /** The catalogue's code where the server gave one. */
  code?: ErrorCode;
  /** The server's own sentence (spec §8 HTTP: a 403 shows it). */
  message?: string;
  /** What the buyer can quote to customer service. */
  reference?: string;
}
