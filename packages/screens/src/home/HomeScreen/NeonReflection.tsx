import { useId } from 'react';
import * as styles from './NeonReflection.css.js';

/** Reflection of one sign: dense short strokes at the top, sparse long ones at the bottom. */
const reflection = (x: number) =>
  [0, 5, 10, 16, 22, 29, 36, 44, 53, 63, 74, 86, 100, 118]
    .map((y, index) => {
      const sway = ((x * 7 + index * 13) % 11) - 5;
      const half = 9 + index + ((x + index * 5) % 7);
      return `M${x + sway - half} ${y + 2}h${half * 2}`;
    })
    .join('');

const signs = [
  { className: styles.red, at: [24, 270] },
  { className: styles.green, at: [96, 342] },
  { className: styles.blue, at: [168] },
  { className: styles.yellow, at: [222, 406] },
];

/** The neon ticket's reflection in the harbour, in dark themes on wide screens. */
export function NeonReflection() {
  const id = useId();
  return (
    <div className={styles.place}>
      <svg className={styles.water} aria-hidden="true">
        <pattern id={id} width="440" height="136" patternUnits="userSpaceOnUse">
          {signs.map(({ className, at }) => (
            <path key={className} className={className} d={at.map(reflection).join('')} />
          ))}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
