import type { ErrorCode } from './errors.js';

/**
 * Why a call returned nothing that a screen can show, or why a part of the site did not load: `partTimeOut`, and
 * `outdated` after a new release. `notOffered`: the server does not have the call, which is not in the provider's list
 * (spec §7). Every screen tells these kinds apart.
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
