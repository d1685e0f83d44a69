import { redirectNotice } from '@first-gong/domain';
import { useEffect, useState } from 'react';
import { navigate } from '../site/address.js';

/** The history state of a page that has shown its notice: a reload, or the way back, does not lead away again. */
const noticeShown = 'noticeShown';

/**
 * The notice before the page leaves for another site (spec §2 Home and listing, §9: 3 seconds). Visitors who ask for
 * less motion leave by a link only.
 * @param url where to leave to; nothing happens without it.
 */
export function useRedirectNotice(url: string | null | undefined) {
  // The open notice. `secondsLeft` is null when the page does not leave by itself.
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
    // A tab in the background waits, because its notice is not read. The second restarts when the tab is shown.
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

  // The browser may keep this page for the way back. Without this the page would then leave again.
  useEffect(() => {
    const close = () => setLeaving(null);
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);

  return {
    leaving,
    /** The notice is on the screen: the countdown begins. A slow network may take longer than 3 seconds to load it. */
    shown: () => setCounting(true),
    stay: () => setLeaving(null),
  };
}
