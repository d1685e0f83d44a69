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

/** Half the arrow's width in CSS pixels. */
const halfArrow = 8;

/** Gap between seat and label in CSS pixels, filled by the arrow. */
const gap = 9;

/** The label of a seat, above or below. Hidden from screen readers, because it repeats the seat's name. */
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
      // The plan scrolls in its box. A label outside it would point at nothing and widen the page.
      style.visibility = middle < 0 || middle > plan.clientWidth ? 'hidden' : '';
      style.setProperty(styles.arrow, `${Math.max(halfArrow, Math.min(middle - start, width - halfArrow))}px`);
    };
    position();
    // The plan resizes with the window, the label with the text size.
    const resized = new ResizeObserver(position);
    for (const element of [ref.current, ref.current?.offsetParent]) if (element) resized.observe(element);
    // Captures, because scroll events of the plan's box do not bubble.
    anchor.ownerDocument.addEventListener('scroll', position, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      anchor.ownerDocument.removeEventListener('scroll', position, { capture: true });
    };
  }, [anchor]);
  return (
    <p className={styles.label} ref={ref} aria-hidden="true" {...pointer}>
      <b className={styles.place}>{seat.place}</b>
      <span>{seat.detail}</span>
    </p>
  );
}
