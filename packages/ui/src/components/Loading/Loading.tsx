import * as styles from './Loading.css.js';

export interface LoadingProps {
  /** What is being fetched: "Loading your wish list". */
  label: string;
  /** How much room to keep, so that what follows moves as little as it can. @default 'row' */
  size?: 'row' | 'block' | 'page' | undefined;
}

/** A hatched place for what is on its way. It does not move. */
export function Loading({ label, size = 'row' }: LoadingProps) {
  return (
    // Not `aria-busy`: it asks a screen reader to wait, and the label is what it shall say now.
    <div className={`${styles.loading} ${styles.size[size]}`} role="status">
      {label}
    </div>
  );
}
