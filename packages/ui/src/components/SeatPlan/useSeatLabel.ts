import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { isFinePointer } from './pointer.js';

/** How long a pointer rests before the label follows it. On its way to the next seat, or into the label, it does not. */
const rest = 250;

/** The seat's button that an event of the plan is about. */
export const seatOf = ({ target }: Pick<SyntheticEvent, 'target'>): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null;

/**
 * Which seat is labelled: the one that the keyboard has come to or a pointer rests on. Never with touch.
 * As WCAG 1.4.13 asks, Escape takes the label away and a pointer may be moved onto it.
 */
export function useSeatLabel() {
  const [labelled, setLabelled] = useState<HTMLElement | null>(null);
  const timer = useRef<number>(undefined);

  const now = (seat: HTMLElement | null) => {
    window.clearTimeout(timer.current);
    setLabelled(seat);
  };
  const soon = (seat: HTMLElement | null) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setLabelled(seat), rest);
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
    leave: () => soon(null),
    /** For the plan. */
    onPlan: {
      onPointerOver: (event: SyntheticEvent) => isFinePointer() && soon(seatOf(event)),
      onPointerLeave: () => soon(null),
      onBlur: () => now(null),
    },
    onFocus: (event: SyntheticEvent) => {
      const seat = seatOf(event);
      if (isFinePointer() && seat?.matches(':focus-visible')) now(seat);
    },
  };
}
