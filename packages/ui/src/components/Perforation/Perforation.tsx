import * as styles from './Perforation.css.js';

export interface PerforationProps {
  direction: 'horizontal' | 'vertical';
  /** Where the layout needs it elsewhere, for example hidden on phones. */
  className?: string | undefined;
}

/** The one motif: a dashed line between two notches. It says "this is, or becomes, a ticket", and nothing to a reader. */
export function Perforation({ direction, className }: PerforationProps) {
  return (
    <div className={className ? `${styles.perforationOf[direction]} ${className}` : styles.perforationOf[direction]} />
  );
}
