import type { RootProps } from '../../private/root.js';
import { drawingOf, type SeatViewNumbers } from './drawing.js';
import { box } from './perspective.js';
import * as styles from './SeatView.css.js';

export interface SeatViewProps extends SeatViewNumbers, Omit<RootProps<SVGSVGElement>, 'hidden'> {
  /** The view in words: "28 m from the stage, 15° to the left, 6 m above it". */
  label: string;
}

/** People in the row in front, the same from every seat. */
const heads = 'M26 90q1-15 11-15t11 15zM69 90q1-15 11-15t11 15zM112 90q1-15 11-15t11 15z';

/** A drawing of the stage as seen from a seat, from its distance, direction and height. At most 3 kB of SVG. */
export function SeatView({ label, focus, distance, angle, height, width, hidden, ...root }: SeatViewProps) {
  const shapes = Object.entries(drawingOf({ focus, distance, angle, height, width, hidden }));
  return (
    <svg {...root} className={styles.view} role="img" aria-label={label} viewBox={`0 0 ${box.width} ${box.height}`}>
      {shapes.map(([name, d]) => d !== '' && <path key={name} className={styles.shape[name]} d={d} />)}
      <path className={styles.heads} d={heads} />
    </svg>
  );
}
