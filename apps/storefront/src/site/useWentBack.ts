import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Whether the browser's own step back or forward led to the rendering that is under way. */
export function useWentBack(): RefObject<boolean> {
  const wentBack = useRef(false);
  // A layout effect, so that it listens before the router, whose listener renders the page: Chromium calls the listeners
  // of a window in their order, those of the capture phase too.
  useLayoutEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    addEventListener('popstate', note, { capture: true });
    return () => removeEventListener('popstate', note, { capture: true });
  }, []);
  useEffect(() => {
    wentBack.current = false;
  });
  return wentBack;
}
