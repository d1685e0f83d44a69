import { hongKongDate, isEvening, toInstant, toMilliseconds } from '@first-gong/domain';
import { useCallback, useEffect, useState } from 'react';
import { useCall } from '../data/calls.js';
import { useHydrated } from '../session/useHydrated.js';
import { usePage } from './PageContext.js';

const MINUTE = 60_000;

/** The shop's clock, in milliseconds since 1970. The function changes with the server's time each minute. */
export function useShopClock(): () => number {
  const { madeAt } = usePage();
  const { data, receivedAt } = useCall('config');
  const start = data?.site ? toMilliseconds(data.site.serverNow) : madeAt;
  return useCallback(() => start + performance.now() - receivedAt, [start, receivedAt]);
}

/**
 * A value of the shop's time, read at the beginning of each minute.
 * @param read from milliseconds since 1970; a stable function
 */
function useShopTime<Value extends string | boolean>(read: (now: number) => Value): Value {
  // Server and browser must render the same text first.
  const { madeAt } = usePage();
  const clock = useShopClock();
  const hydrated = useHydrated();
  const [value, setValue] = useState(() => read(hydrated ? clock() : madeAt));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const lookAgain = () => {
      setValue(read(clock()));
      // Days and minutes begin with a minute. After sleep, a device is late by at most a quarter of one.
      timer = setTimeout(lookAgain, Math.min(MINUTE / 4, MINUTE - (clock() % MINUTE) + 1));
    };
    lookAgain();
    return () => clearTimeout(timer);
  }, [read, clock]);
  return value;
}

const minuteOf = (now: number) => toInstant(Math.floor(now / MINUTE) * MINUTE);

/** The shop's time to the minute, as a UTC instant. */
export const useCurrentMinute = (): string => useShopTime(minuteOf);

/** Today in Hong Kong by the shop's clock, YYYY-MM-DD. */
export const useToday = (): string => useShopTime(hongKongDate);

/** Whether it is evening in Hong Kong by the shop's clock. */
export const useEvening = (): boolean => useShopTime(isEvening);
