import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.js';

export interface SkipLinkProps {
  /** The id of the element that it leads to, without the hash; it must be focusable. @default 'main' */
  target?: string;
  children: ReactNode;
}

/** The first link of a page: past the masthead, straight to the content. Seen only while it has the focus. */
export function SkipLink({ target = 'main', children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
