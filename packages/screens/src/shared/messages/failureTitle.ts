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
