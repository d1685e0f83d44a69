import type { ErrorCode } from './errors.js';

/** Why a call returned nothing that a screen can show. Every screen tells these six kinds apart. */
export const failureKinds = ['offline', 'timeOut', 'busy', 'unreadable', 'forbidden', 'notFound'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Why a call failed, for the screen that reports it. */
export interface Failure {
  kind: FailureKind;
  /** The code of the error catalogue, if the server sent one. */
  code?: ErrorCode;
  /** The sentence of the server (spec §8 HTTP: a 403 shows it). */
  message?: string;
  /** A reference that the buyer can quote to customer service. */
  reference?: string;
}
