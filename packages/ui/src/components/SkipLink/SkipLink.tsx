import type { ReactNode } from 'react';
import * as styles from './SkipLink.css.js';

export interface SkipLinkProps {
  /** The id of the element that it leads to, without the hash; it must be focusable. @default 'main' */
  target?: string | undefined;
  children: ReactNode;
}

/** The first link of a page: past the masthead, straight to the content. Seen only while it has the focus. */
export function SkipLink({ target = 'main', children }: SkipLinkProps) {
  return (
    <a className={styles.skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
