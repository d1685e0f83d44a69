import type { Failure } from '@first-gong/domain';
import type { Text } from '../text/index.js';

/** The heading of a failure. Maintenance is named as what it is, and not as a crowd. */
export const failureTitle = ({ kind, code }: Failure, t: Text['t']): string =>
  t(code === 'maintenance' ? 'common.maintenanceTitle' : `common.${kind}Title`);
