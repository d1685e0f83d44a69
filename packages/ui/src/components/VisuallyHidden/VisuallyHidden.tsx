import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps {
  /** @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption' | 'legend' | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Words for those who do not see the picture that says the same. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element className={styles.visuallyHidden} id={id}>
      {children}
    </Element>
  );
}
