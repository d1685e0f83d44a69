import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './SectionHeading.css.js';

/** `ref`, `id`, `data-*` and `aria-*` are on the heading, so that it can name a section. */
export interface SectionHeadingProps extends RootProps<HTMLHeadingElement> {
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** At the end of the line, outside the heading: a count, date or link. */
  aside?: ReactNode | undefined;
  children: ReactNode;
}

/** The heading of a section above its heavy rule. */
export function SectionHeading({ headingLevel = 2, aside, children, ...root }: SectionHeadingProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.row}>
      <Heading {...root} className={headingLevel === 2 ? styles.heading : styles.minor}>
        {children}
      </Heading>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
