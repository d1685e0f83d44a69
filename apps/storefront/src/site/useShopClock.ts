import { toMilliseconds } from '@first-gong/domain';
import { useCallback } from 'react';
import { useCall } from '../data/calls.js';
import { usePage } from './PageContext.js';

/**
 * Reads the time of the shop, in milliseconds since 1970: the clock of a device may be wrong. The server says its time
 * each minute; the function changes with it.
 */
export function useShopClock(): () => number {
  const { madeAt } = usePage();
  const { data, receivedAt } = useCall('config');
  const start = data?.site ? toMilliseconds(data.site.serverNow) : madeAt;
  return useCallback(() => start + performance.now() - receivedAt, [start, receivedAt]);
}
