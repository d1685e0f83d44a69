import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { PageTitle } from '../PageTitle/index.js';
import { Perforation } from '../Perforation/index.js';
import * as styles from './AccountForm.css.js';

export interface AccountFormProps extends RootProps<HTMLDivElement> {
  /** At the left: a `PosterWall` or a `Poster`. On phones it is a strip above. */
  art: ReactNode;
  /** The page's h1. */
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode | undefined;
  /** Notices, then the form. */
  children: ReactNode;
}

/** The frame of forms for login and registration: art, a perforation, one form. */
export function AccountForm({ art, title, lead, children, ...root }: AccountFormProps) {
  return (
    <div {...root} className={styles.frame}>
      <div className={styles.art}>{art}</div>
      <Perforation direction="vertical" className={styles.perforation} />
      <div className={styles.stub}>
        <div className={styles.column}>
          <div>
            <PageTitle lead={lead}>{title}</PageTitle>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
