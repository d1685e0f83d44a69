import { hongKongDate, isEvening, toInstant } from '@first-gong/domain';
import { useCallback, useEffect, useState } from 'react';
import { useTakenOver } from '../session/useTakenOver.js';
import { usePage } from './PageContext.js';
import { useShopClock } from './useShopClock.js';

const MINUTE = 60_000;

/**
 * A part of the shop's time. The component draws again only when the part changes, and every part changes as its minute
 * begins.
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
    let timer: ReturnType<typeof setTimeout>;
    const lookAgain = () => {
      look();
      // Days and minutes begin with a minute. A device that has slept is late for a quarter of one.
      timer = setTimeout(lookAgain, Math.min(MINUTE / 4, MINUTE - (clock() % MINUTE) + 1));
    };
    lookAgain();
    return () => clearTimeout(timer);
  }, [look, clock]);
  return part;
}

const minuteOf = (now: number) => toInstant(Math.floor(now / MINUTE) * MINUTE);

/** The time of the shop to the minute, as a UTC instant. */
export const useMinute = (): string => useShopTime(minuteOf);

/** Today in Hong Kong by the shop's clock, YYYY-MM-DD. */
export const useToday = (): string => useShopTime(hongKongDate);

/** Whether it is evening in Hong Kong by the shop's clock. */
export const useEvening = (): boolean => useShopTime(isEvening);
