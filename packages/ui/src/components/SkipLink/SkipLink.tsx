import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './SkipLink.css.js';

export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
  /** The id of the target without the hash. The target must be focusable. @default 'main' */
  target?: string | undefined;
  children: ReactNode;
}

/** The first link of a page. It skips the masthead and is visible only while it has the focus. */
export function SkipLink({ target = 'main', children, ...root }: SkipLinkProps) {
  return (
    <a {...root} className={styles.skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
