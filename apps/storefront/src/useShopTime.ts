import { hongKongDate, isEvening, toInstant } from '@first-gong/domain';
import { useCallback, useEffect, useState } from 'react';
import { usePage } from './PageContext.js';
import { useShopClock } from './useShopClock.js';
import { useTakenOver } from './useTakenOver.js';

const MINUTE = 60_000;

/**
 * A part of the shop's time. The component draws again only when the part changes, at most 15 seconds late.
 * @param partOf from milliseconds since 1970; the same function at each drawing.
 */
function useShopTime<Part extends string | boolean>(partOf: (now: number) => Part): Part {
  // Server and browser begin with the same text.
  const { madeAt } = usePage();
  const clock = useShopClock();
  const takenOver = useTakenOver();
  const [part, setPart] = useState(() => partOf(takenOver ? clock() : madeAt));
  const look = useCallback(() => setPart(partOf(clock())), [partOf, clock]);
  useEffect(() => {
    look();
    const timer = setInterval(look, MINUTE / 4);
    return () => clearInterval(timer);
  }, [look]);
  return part;
}

const minuteOf = (now: number) => toInstant(Math.floor(now / MINUTE) * MINUTE);

/** The time of the shop to the minute, as a UTC instant. */
export const useMinute = (): string => useShopTime(minuteOf);

/** Today in Hong Kong by the shop's clock, YYYY-MM-DD. */
export const useToday = (): string => useShopTime(hongKongDate);

/** Whether it is evening in Hong Kong by the shop's clock. */
export const useEvening = (): boolean => useShopTime(isEvening);
