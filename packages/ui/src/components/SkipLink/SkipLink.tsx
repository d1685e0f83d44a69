import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './SkipLink.css.js';

export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
  /** Id of a focusable target, without hash. @default 'main' */
  target?: string | undefined;
  children: ReactNode;
}

/** The first link of a page. Visible only while focused. */
export function SkipLink({ target = 'main', children, ...root }: SkipLinkProps) {
  return (
    <a {...root} className={styles.skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
