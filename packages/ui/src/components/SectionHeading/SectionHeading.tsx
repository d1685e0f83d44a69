import type { ReactNode } from 'react';
import * as styles from './SectionHeading.css.js';

export interface SectionHeadingProps {
  /** @default 2 */
  level?: 2 | 3 | undefined;
  /** At the far end of the line and outside the heading: a count, a date, a link. */
  aside?: ReactNode | undefined;
  /** On the heading itself, so that a section can be labelled by it. */
  id?: string | undefined;
  children: ReactNode;
}

/** The heading of a section above its heavy rule. */
export function SectionHeading({ level = 2, aside, id, children }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.row}>
      <Heading className={level === 2 ? styles.heading : styles.minor} id={id}>
        {children}
      </Heading>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
