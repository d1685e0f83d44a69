import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Whether the browser's Back or Forward caused the current rendering. */
export function useWentBack(): RefObject<boolean> {
  const wentBack = useRef(false);
  // A layout effect listens before the router, whose listener renders the page. Chromium calls a window's listeners in
  // order, including capturing ones.
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
