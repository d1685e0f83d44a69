import { secondsLeft } from '@first-gong/domain';
import { useEffect, useState } from 'react';

/** Whole seconds until a server instant, from the response's receipt: the device's clock may be wrong. */
export function useSecondsLeft(
  until: string | null | undefined,
  serverNow: string | undefined,
  receivedAt: number,
): number {
  const [now, setNow] = useState(receivedAt);
  useEffect(() => {
    if (!until) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (!until || !serverNow) return 0;
  const elapsed = Math.max(0, now - receivedAt);
  return secondsLeft(until, new Date(Date.parse(serverNow) + elapsed).toISOString());
}
