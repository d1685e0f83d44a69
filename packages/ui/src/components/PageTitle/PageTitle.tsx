import type { ReactNode } from 'react';
import * as styles from './PageTitle.css.js';

export interface PageTitleProps {
  id?: string | undefined;
  /** A sentence below the title. */
  lead?: ReactNode | undefined;
  children: ReactNode;
}

/** The one `h1` of a screen. It can be focused by script, so that a change of page can be read from its start. */
export function PageTitle({ id, lead, children }: PageTitleProps) {
  return (
    <>
      <h1 className={styles.title} id={id} tabIndex={-1}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
