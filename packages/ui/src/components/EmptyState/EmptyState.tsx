import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './EmptyState.css.js';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** What is missing: "No events on this day." */
  title: string;
  /** Makes the title a heading, if the box replaces a section. @default none, a paragraph */
  headingLevel?: 2 | 3 | undefined;
  /** Advice on alternatives. */
  children?: ReactNode | undefined;
  /** One button. */
  action?: ReactNode | undefined;
}

/** A dashed box for missing content, with a next step. */
export function EmptyState({ title, headingLevel, children, action, ...root }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div {...root} className={styles.empty}>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.body}>{children}</div>}
      {action}
    </div>
  );
}
