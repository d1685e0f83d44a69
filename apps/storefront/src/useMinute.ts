import { useEffect, useState } from 'react';
import { usePage } from './PageContext.js';
import { useShopClock } from './useShopClock.js';

const MINUTE = 60_000;

/** The time of the shop to the minute, as a UTC instant. It changes while the page is open. */
export function useMinute(): string {
  // Server and browser begin with the same text.
  const { madeAt } = usePage();
  const clock = useShopClock();
  const [minute, setMinute] = useState(() => Math.floor(madeAt / MINUTE));
  useEffect(() => {
    const look = () => setMinute(Math.floor(clock() / MINUTE));
    look();
    const timer = setInterval(look, MINUTE / 4);
    return () => clearInterval(timer);
  }, [clock]);
  return new Date(minute * MINUTE).toISOString();
}
