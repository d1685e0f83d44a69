import * as styles from './Loading.css.js';

export interface LoadingProps {
  /** What is being fetched: "Loading your wish list". */
  label: string;
  /** How much room to keep, so that what follows moves as little as it can. @default 'row' */
  size?: 'row' | 'block' | 'page';
}

/** A hatched place for what is on its way. It does not move. */
export function Loading({ label, size = 'row' }: LoadingProps) {
  return (
    <div className={`${styles.loading} ${styles.size[size]}`} role="status" aria-busy="true">
      {label}
    </div>
  );
}
