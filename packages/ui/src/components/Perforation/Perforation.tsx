import type { RootProps } from '../../private/root.js';
import * as styles from './Perforation.css.js';

export interface PerforationProps extends RootProps<HTMLDivElement> {
  direction: 'horizontal' | 'vertical';
  /** For a layout that moves it, for example hides it on phones. */
  className?: string | undefined;
}

/**
 * The one motif: a dashed line between two notches. It means "this is, or becomes, a ticket". Screen readers skip it.
 */
export function Perforation({ direction, className, ...root }: PerforationProps) {
  const line = styles.perforationOf[direction];
  return <div {...root} className={className ? `${line} ${className}` : line} />;
}
