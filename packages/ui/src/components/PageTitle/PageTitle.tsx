import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './PageTitle.css.js';

/** `ref`, `id`, `data-*` and `aria-*` go to the heading. */
export interface PageTitleProps extends RootProps<HTMLHeadingElement> {
  /** A sentence below the title. */
  lead?: ReactNode | undefined;
  children: ReactNode;
}

/** The one `h1` of a screen. A script can focus it, so that a screen reader starts here after a change of page. */
export function PageTitle({ lead, children, ...root }: PageTitleProps) {
  const title = (
    <h1 {...root} className={styles.title} tabIndex={-1}>
      {children}
    </h1>
  );
  if (!lead) return title;
  // One box, so that a grid around the title adds no gap between it and its lead.
  return (
    <hgroup>
      {title}
      <p className={styles.lead}>{lead}</p>
    </hgroup>
  );
}
