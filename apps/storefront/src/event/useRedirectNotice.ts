import { redirectNotice } from '@first-gong/domain';
import { useEffect, useState } from 'react';
import { navigate } from '../site/address.js';

/** The history state after the notice, so that a reload or Back does not redirect again. */
const noticeShown = 'noticeShown';

/** The notice before a redirect after 3 seconds (spec §2 Home, §9). With reduced motion, only a link redirects. */
export function useRedirectNotice(url: string | null | undefined) {
  // The open notice. `secondsLeft` is null without an automatic redirect.
  const [leaving, setLeaving] = useState<{ secondsLeft: number | null } | null>(null);
  const [counting, setCounting] = useState(false);

  useEffect(() => {
    if (!url || history.state === noticeShown) return;
    navigate(`${location.pathname}${location.search}`, { replace: true, state: noticeShown });
    const byItself = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    setLeaving({ secondsLeft: byItself ? redirectNotice / 1000 : null });
    return () => {
      setLeaving(null);
      setCounting(false);
    };
  }, [url]);

  const secondsLeft = leaving?.secondsLeft;
  useEffect(() => {
    if (!url || !counting || typeof secondsLeft !== 'number') return;
    if (secondsLeft === 0) {
      location.assign(url);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A background tab waits, and restarts the second when it is shown.
    const count = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => setLeaving({ secondsLeft: secondsLeft - 1 }), 1000);
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', count);
    };
  }, [url, counting, secondsLeft]);

  // Otherwise a page of the back-forward cache would redirect again.
  useEffect(() => {
    const close = () => setLeaving(null);
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);

  return {
    leaving,
    /** Starts the countdown when the notice is visible. A slow network may need more than 3 seconds to load it. */
    shown: () => setCounting(true),
    stay: () => setLeaving(null),
  };
}
