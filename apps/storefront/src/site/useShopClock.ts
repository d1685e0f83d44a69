import { toMilliseconds } from '@first-gong/domain';
import { useCallback } from 'react';
import { useCall } from '../data/calls.js';
import { usePage } from './PageContext.js';

/** The shop's clock, in milliseconds since 1970. The function changes with the server's time each minute. */
export function useShopClock(): () => number {
  const { madeAt } = usePage();
  const { data, receivedAt } = useCall('config');
  const start = data?.site ? toMilliseconds(data.site.serverNow) : madeAt;
  return useCallback(() => start + performance.now() - receivedAt, [start, receivedAt]);
}
