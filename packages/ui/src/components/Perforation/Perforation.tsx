import { joinTokens } from '../../private/joinTokens.js';
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
  return <div {...root} className={joinTokens(styles.perforationOf[direction], className)} />;
}
