import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './PageTitle.css.js';

/** `ref`, `id`, `data-*` and `aria-*` are on the heading. */
export interface PageTitleProps extends RootProps<HTMLHeadingElement> {
  /** A sentence below the title. */
  lead?: ReactNode | undefined;
  children: ReactNode;
}

/** The `h1` of a screen. Focusable by script, for screen readers after navigation. */
export function PageTitle({ lead, children, ...root }: PageTitleProps) {
  const title = (
    <h1 {...root} className={styles.title} tabIndex={-1}>
      {children}
    </h1>
  );
  if (!lead) return title;
  // One box, so that a surrounding grid adds no gap before the lead.
  return (
    <hgroup>
      {title}
      <p className={styles.lead}>{lead}</p>
    </hgroup>
  );
}
