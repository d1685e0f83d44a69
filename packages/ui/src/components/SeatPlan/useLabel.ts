import { useEffect, useRef, useState } from 'react';

/**
 * Milliseconds before the label follows a resting pointer, so that the pointer can cross seats on its way to the label.
 */
const restDelay = 250;

/**
 * The state of the label of a seat, by what it labels. As WCAG 1.4.13 requires, Escape hides the label wherever the focus
 * is, and the pointer can move onto it.
 */
export function useLabel<Labelled>() {
  const [labelled, setLabelled] = useState<Labelled | null>(null);
  const timer = useRef<number>(undefined);

  const stay = () => window.clearTimeout(timer.current);
  const showNow = (next: Labelled | null) => {
    stay();
    setLabelled(next);
  };
  /** @param next asked once the pointer rests, with what is labelled then. */
  const showSoon = (next: (shown: Labelled | null) => Labelled | null) => {
    stay();
    timer.current = window.setTimeout(() => setLabelled(next), restDelay);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const isShown = labelled !== null;
  useEffect(() => {
    if (!isShown) return;
    const hide = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      window.clearTimeout(timer.current);
      setLabelled(null);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [isShown]);

  return {
    labelled,
    showNow,
    showSoon,
    /** For the label itself: it stays while the pointer is on it, and a press makes way for the seats below it. */
    onLabel: { onPointerEnter: stay, onPointerLeave: () => showSoon(() => null), onPointerDown: () => showNow(null) },
  };
}
