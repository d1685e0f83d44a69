import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time to the minute, as a UTC instant. It changes while the page is open.
 * @param madeAt when the document was made: server and browser begin with the same text.
 */
export function useMinute(madeAt: number): string {
  const [minute, setMinute] = useState(() => Math.floor(madeAt / MINUTE));
  useEffect(() => {
    const look = () => setMinute(Math.floor(Date.now() / MINUTE));
    look();
    const timer = setInterval(look, MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return new Date(minute * MINUTE).toISOString();
}
