import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps extends RootProps {
  /** @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption' | 'legend' | undefined;
  children: ReactNode;
}

/** Text for screen readers, if a picture shows the same. */
export function VisuallyHidden({ as = 'span', children, ...root }: VisuallyHiddenProps) {
  // All these tags take the props of a `b`, but most need a more exact ref type.
  const Element = as as 'b';
  return (
    <Element {...root} className={styles.visuallyHidden}>
      {children}
    </Element>
  );
}
