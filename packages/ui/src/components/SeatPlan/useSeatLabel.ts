import type { SyntheticEvent } from 'react';
import { isElement } from '../../private/isElement.js';
import { isFinePointer } from './pointer.js';
import { useLabel } from './useLabel.js';

/** The seat of an event. */
export const seatOf = ({ target }: Pick<SyntheticEvent, 'target'>): HTMLElement | null =>
  isElement(target) ? target.closest<HTMLElement>('[data-seat]') : null;

/** The label of the seat with keyboard focus or a resting pointer, not for touch. */
export function useSeatLabel() {
  const { labelled, showNow, showSoon, onLabel } = useLabel((seat: HTMLElement) => seat);
  return {
    labelled,
    onLabel,
    /** Event handlers for the plan. */
    onPlan: {
      onPointerOver: (event: SyntheticEvent) => {
        const seat = seatOf(event);
        if (isFinePointer()) showSoon(() => seat);
      },
      onPointerLeave: () => showSoon(() => null),
      onBlur: () => showNow(null),
    },
    onFocus: (event: SyntheticEvent) => {
      const seat = seatOf(event);
      if (isFinePointer() && seat?.matches(':focus-visible')) showNow(seat);
    },
  };
}
