/** Loads the frames in view, a few at a time, in page order. */
import { useEffect, useRef, useState } from 'react';

/** Limits concurrency, because each frame loads a preview on the same thread. */
const atOnce = 2;
/** Time-out in milliseconds for stories that never finish. */
const longest = 10_000;

const waiting = new Set<() => void>();
let loading = 0;

function startNext(): void {
  for (const start of waiting) {
    if (loading >= atOnce) return;
    waiting.delete(start);
    loading += 1;
    start();
  }
}

/** Whether a message of a frame reports that its story has rendered and played. */
const isEnd = (data: unknown) =>
  /"type":"storyRenderPhaseChanged"/.test(String(data)) && /"newPhase":"(finished|errored|aborted)"/.test(String(data));

/**
 * The loading phase of a frame, which starts when it enters the view.
 * @param all loads frames outside the view, for print
 */
export function useFrame(all: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<'waiting' | 'loading' | 'drawn'>('waiting');

  useEffect(() => {
    if (phase !== 'waiting' || !frame.current) return;
    const start = () => setPhase('loading');
    const observer = new IntersectionObserver((entries) => {
      // A frame that was only scrolled past does not load.
      if (all || entries.at(-1)?.isIntersecting) waiting.add(start);
      else waiting.delete(start);
      startNext();
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      waiting.delete(start);
    };
  }, [phase, all]);

  useEffect(() => {
    if (phase !== 'loading') return;
    const end = () => setPhase('drawn');
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && isEnd(data)) end();
    };
    const limit = setTimeout(end, longest);
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(limit);
      window.removeEventListener('message', onMessage);
      loading -= 1;
      startNext();
    };
  }, [phase]);

  return { frame, phase };
}

/** Returns the focus that a playing story takes. */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    // The document has the new active element only after the event.
    const giveBack = () =>
      setTimeout(() => {
        if (document.activeElement instanceof HTMLIFrameElement && last instanceof HTMLElement)
          last.focus({ preventScroll: true });
      });
    document.addEventListener('focusin', remember);
    window.addEventListener('blur', giveBack);
    return () => {
      document.removeEventListener('focusin', remember);
      window.removeEventListener('blur', giveBack);
    };
  }, []);
}

/** Prevents stories from scrolling the contact sheet. */
export function keepStill(): void {
  if (!window.frameElement?.hasAttribute('data-sheet')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
