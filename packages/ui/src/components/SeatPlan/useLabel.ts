import { useEffect, useRef, useState } from 'react';

/** Delay in milliseconds, so that a pointer can cross seats on its way to the label. */
const restDelay = 250;

/**
 * State of a seat's label. WCAG 1.4.13: Escape hides it, and the pointer can move onto it.
 * @param elementOf an element in the label's document, which may be a frame's
 */
export function useLabel<Labelled>(elementOf: (labelled: Labelled) => HTMLElement) {
  const [labelled, setLabelled] = useState<Labelled | null>(null);
  const timer = useRef<number>(undefined);

  const stay = () => window.clearTimeout(timer.current);
  const showNow = (next: Labelled | null) => {
    stay();
    setLabelled(next);
  };
  /** @param next called after the delay with the current label */
  const showSoon = (next: (shown: Labelled | null) => Labelled | null) => {
    stay();
    timer.current = window.setTimeout(() => setLabelled(next), restDelay);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const page = labelled === null ? null : elementOf(labelled).ownerDocument;
  useEffect(() => {
    if (!page) return;
    const hide = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      window.clearTimeout(timer.current);
      setLabelled(null);
    };
    page.addEventListener('keydown', hide);
    return () => page.removeEventListener('keydown', hide);
  }, [page]);

  return {
    labelled,
    showNow,
    showSoon,
    /** Handlers of the label: the pointer keeps it, a click hides it. */
    onLabel: { onPointerEnter: stay, onPointerLeave: () => showSoon(() => null), onPointerDown: () => showNow(null) },
  };
}
