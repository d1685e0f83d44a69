import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps extends RootProps {
  /** @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption' | 'legend' | undefined;
  children: ReactNode;
}

/** Words for screen readers, where a picture says the same to the eye. */
export function VisuallyHidden({ as = 'span', children, ...root }: VisuallyHiddenProps) {
  // All of these tags take the props of a `b`; the types of most of them ask for a more exact ref.
  const Element = as as 'b';
  return (
    <Element {...root} className={styles.visuallyHidden}>
      {children}
    </Element>
  );
}
