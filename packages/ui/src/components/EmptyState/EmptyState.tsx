import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.js';

export interface EmptyStateProps {
  /** What there is not: "No events on this day." */
  title: string;
  /** Makes the title a heading of this level, when the box stands for a whole section. @default none, a paragraph */
  level?: 2 | 3 | undefined;
  /** Where to look instead. */
  children?: ReactNode | undefined;
  /** A way on: one button. */
  action?: ReactNode | undefined;
}

/** A dashed place where something would stand, with a way on. */
export function EmptyState({ title, level, children, action }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={styles.empty}>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.body}>{children}</div>}
      {action}
    </div>
  );
}
