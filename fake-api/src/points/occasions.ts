import { pagePath } from '@first-gong/domain';
import type { Notice } from '../notices/rows.js';
import type { TopUpRow } from './rows.js';

export const topUpCompleteNotice = ({ id, points }: TopUpRow): Notice => ({
  kind: 'topUpComplete',
  values: { number: id, points },
  href: pagePath('topUpsHistory'),
});
