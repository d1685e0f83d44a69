import { useLayoutEffect, useRef } from 'react';
import type { PlanSeat } from './house.js';
import * as styles from './SeatLabel.css.js';

export interface SeatLabelProps {
  seat: Pick<PlanSeat, 'place' | 'detail'>;
  /** The seat's button. */
  anchor: HTMLElement;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
}

/** Half the width of the arrow. In CSS pixels. */
const halfArrow = 8;

/** The gap between a seat and its label, which the arrow fills. In CSS pixels. */
const gap = 9;

/**
 * The label of a seat: above it, or below it at the upper edge of the window. It repeats the seat's name, so screen
 * readers skip it.
 */
export function SeatLabel({ seat, anchor, ...pointer }: SeatLabelProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const position = () => {
      const label = ref.current;
      const plan = label?.offsetParent;
      if (!label || !plan) return;
      const { width, height } = label.getBoundingClientRect();
      const frame = plan.getBoundingClientRect();
      const { left, right, top, bottom } = anchor.getBoundingClientRect();
      const middle = (left + right) / 2 - frame.left - plan.clientLeft;
      const start = Math.max(0, Math.min(middle - width / 2, plan.clientWidth - width));
      const side = top < height + gap ? 'below' : 'above';
      const { style, dataset } = label;
      dataset.side = side;
      style.left = `${start}px`;
      style.top = `${(side === 'below' ? bottom + gap : top - height - gap) - frame.top - plan.clientTop}px`;
      // A plan scrolls in its own box: a label without its seat would point at nothing, and its arrow would widen the page.
      style.visibility = middle < 0 || middle > plan.clientWidth ? 'hidden' : '';
      style.setProperty(styles.arrow, `${Math.max(halfArrow, Math.min(middle - start, width - halfArrow))}px`);
    };
    position();
    // The plan changes its width with the window, the label with the text size.
    const resized = new ResizeObserver(position);
    for (const element of [ref.current, ref.current?.offsetParent]) if (element) resized.observe(element);
    // The listener captures, because the plan scrolls in its own box and scroll events do not bubble.
    document.addEventListener('scroll', position, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      document.removeEventListener('scroll', position, { capture: true });
    };
  }, [anchor]);
  return (
    <p className={styles.label} ref={ref} aria-hidden="true" {...pointer}>
      <b className={styles.place}>{seat.place}</b>
      <span>{seat.detail}</span>
    </p>
  );
}
