import type { RootProps } from '../../private/root.js';
import * as styles from './Perforation.css.js';

export interface PerforationProps extends RootProps<HTMLDivElement> {
  /** `responsive` is horizontal on phones, where the two parts stand one above the other, and vertical from `medium` on. */
  direction: 'horizontal' | 'vertical' | 'responsive';
  /** For a layout that moves it, for example to its own column. */
  className?: string | undefined;
}

/**
 * The one motif: a dashed line between two notches. It means "this is, or becomes, a ticket". Screen readers skip it.
 */
export function Perforation({ direction, className, ...root }: PerforationProps) {
  const line = styles.perforationOf[direction];
  return <div {...root} className={className ? `${line} ${className}` : line} />;
}
