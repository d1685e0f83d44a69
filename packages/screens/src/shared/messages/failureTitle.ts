import type { ErrorCode, Failure } from '@first-gong/domain';
import type { Text } from '../text/index.js';

/** The heading of a failure. Maintenance is named as what it is, and not as a crowd. */
export const failureTitle = ({ kind, code }: Failure, t: Text['t']): string =>
  t(code === 'maintenance' ? 'common.maintenanceTitle' : `common.${kind}Title`);

/** Codes of a request that the server could not use. It is not busy. */
const notUnderstood: readonly (ErrorCode | undefined)[] = [
  'badRequest',
  'notFound',
  'methodNotAllowed',
  'payloadTooLarge',
  'unsupportedMediaType',
];

/** The heading of an action that failed. No page is missing after it, and a request that was not understood met no crowd. */
export const actionTitle = (failure: Failure, t: Text['t']): string =>
  notUnderstood.includes(failure.code) || failure.kind === 'notFound'
    ? t('common.unreadableTitle')
    : failureTitle(failure, t);

/**
 * Why a form was not taken, in a sentence. A 403 says Forbidden and quotes the server (spec §8 HTTP).
 * @param otherwise the sentence of the form for a failure without a message of the server.
 */
export function failureSentence(failure: Failure, t: Text['t'], otherwise: (what: string) => string): string {
  const { kind, message } = failure;
  if (message !== undefined) return kind === 'forbidden' ? t('common.forbiddenSays', { message }) : message;
  return otherwise(failureTitle(failure, t));
}
