import type { ErrorCode, Failure } from '@first-gong/domain';
import type { Text } from '../text/index.js';

/** The heading of a failure. Maintenance has its own, because no crowd causes it. */
export const failureTitle = ({ kind, code }: Failure, t: Text['t']): string =>
  t(code === 'maintenance' ? 'common.maintenanceTitle' : `common.${kind}Title`);

/** Invalid requests, which are not caused by a busy server. */
const notUnderstood: readonly (ErrorCode | undefined)[] = [
  'badRequest',
  'notFound',
  'methodNotAllowed',
  'payloadTooLarge',
  'unsupportedMediaType',
];

/** The heading of a failed action. The page is not missing, and an invalid request is not caused by a busy server. */
export const actionTitle = (failure: Failure, t: Text['t']): string =>
  notUnderstood.includes(failure.code) || failure.kind === 'notFound'
    ? t('common.unreadableTitle')
    : failureTitle(failure, t);

/**
 * Why a form was rejected. A 403 says Forbidden and quotes the server (spec §8 HTTP).
 * @param otherwise the form's sentence for a failure without a message of the server.
 */
export function failureSentence(failure: Failure, t: Text['t'], otherwise: (what: string) => string): string {
  const { kind, message } = failure;
  if (message !== undefined) return kind === 'forbidden' ? t('common.forbiddenSays', { message }) : message;
  return otherwise(failureTitle(failure, t));
}
