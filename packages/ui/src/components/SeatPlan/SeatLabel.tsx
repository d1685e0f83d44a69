import { useLayoutEffect, useRef } from 'react';
import type { PlanSeat } from './house.js';
import * as styles from './SeatLabel.css.js';

export interface SeatLabelProps {
  seat: Pick<PlanSeat, 'place' | 'detail'>;
  /** The seat's button. */
  anchor: HTMLElement;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** Room between a seat and its label: that of the arrow. */
const room = 9;

/** What a seat is, above it or, at the upper edge of the window, below. It repeats the seat's name, so it is not read. */
export function SeatLabel({ seat, anchor, ...pointer }: SeatLabelProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const stand = () => {
      const label = ref.current;
      const plan = label?.offsetParent;
      if (!label || !plan) return;
      const { width, height } = label.getBoundingClientRect();
      const frame = plan.getBoundingClientRect();
      const { left, right, top, bottom } = anchor.getBoundingClientRect();
      const middle = (left + right) / 2 - frame.left - plan.clientLeft;
      const start = Math.max(0, Math.min(middle - width / 2, plan.clientWidth - width));
      const side = top < height + room ? 'below' : 'above';
      const { style, dataset } = label;
      dataset.side = side;
      style.left = `${start}px`;
      style.top = `${(side === 'below' ? bottom + room : top - height - room) - frame.top - plan.clientTop}px`;
      style.setProperty(styles.arrow, `${middle - start}px`);
    };
    stand();
    // Captured: the plan scrolls in a box of its own, and scrolling does not bubble.
    document.addEventListener('scroll', stand, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', stand, { capture: true });
  }, [anchor]);
  return (
    <p className={styles.label} ref={ref} aria-hidden="true" {...pointer}>
      <b className={styles.place}>{seat.place}</b>
      {seat.detail}
    </p>
  );
}
