import type { RootProps } from '../../private/root.js';
import * as styles from './Perforation.css.js';

export interface PerforationProps extends RootProps<HTMLDivElement> {
  /** `responsive` is horizontal on phones, whose parts are stacked, and vertical from `medium`. */
  direction: 'horizontal' | 'vertical' | 'responsive';
  /** For layout, for example in a separate column. */
  className?: string | undefined;
}

/** A dashed line between two notches, for tickets and future tickets. Hidden from screen readers. */
export function Perforation({ direction, className, ...root }: PerforationProps) {
  const line = styles.perforationOf[direction];
  return <div {...root} className={className ? `${line} ${className}` : line} />;
}
