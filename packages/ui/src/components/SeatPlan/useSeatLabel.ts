import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { isFinePointer } from './pointer.js';

/**
 * Milliseconds before the label follows a resting pointer, so that the pointer can cross seats on its way to the label.
 */
const restDelay = 250;

/** The seat button at which an event of the plan happened. */
export const seatOf = ({ target }: Pick<SyntheticEvent, 'target'>): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null;

/**
 * The state of the label. It belongs to the seat with keyboard focus or under a resting pointer, never with touch.
 * As WCAG 1.4.13 requires, Escape hides the label and the pointer can move onto it.
 */
export function useSeatLabel() {
  const [labelled, setLabelled] = useState<HTMLElement | null>(null);
  const timer = useRef<number>(undefined);

  const showNow = (seat: HTMLElement | null) => {
    window.clearTimeout(timer.current);
    setLabelled(seat);
  };
  const showSoon = (seat: HTMLElement | null) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setLabelled(seat), restDelay);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (labelled === null) return;
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setLabelled(null);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [labelled]);

  return {
    labelled,
    stay: () => window.clearTimeout(timer.current),
    leave: () => showSoon(null),
    /** Event handlers for the plan. */
    onPlan: {
      onPointerOver: (event: SyntheticEvent) => isFinePointer() && showSoon(seatOf(event)),
      onPointerLeave: () => showSoon(null),
      onBlur: () => showNow(null),
    },
    onFocus: (event: SyntheticEvent) => {
      const seat = seatOf(event);
      if (isFinePointer() && seat?.matches(':focus-visible')) showNow(seat);
    },
  };
}
