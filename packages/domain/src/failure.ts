import type { ErrorCode } from './errors.js';

/**
 * Kinds of failed calls and lazy loads, which screens tell apart. `outdated`: after a new release; `notOffered`: the
 * server lacks an extension call (spec §7).
 */
export const failureKinds = [
  'offline',
  'timeOut',
  'partTimeOut',
  'outdated',
  'busy',
  'unreadable',
  'forbidden',
  'notFound',
  'notOffered',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** The failure of a call, for screens. */
export interface Failure {
  kind: FailureKind;
  /** Code of the error catalogue from the response. */
  code?: ErrorCode;
  /** Sentence from the response, shown for a 403 (spec §8 HTTP). */
  message?: string;
  /** A reference for customer service. */
  reference?: string;
}
