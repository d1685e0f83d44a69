import type { RootProps } from '../../private/root.js';
import * as styles from './Loading.css.js';

export interface LoadingProps extends RootProps<HTMLDivElement> {
  /** Names the content: "Loading your wish list". */
  label: string;
  /** Reserved space, to reduce layout shifts. @default 'row' */
  size?: 'row' | 'block' | 'page' | undefined;
  /** The label is not announced, because the page announces loading. @default false */
  quiet?: boolean | undefined;
}

/** A hatched placeholder for loading content. Not animated. */
export function Loading({ label, size = 'row', quiet = false, ...root }: LoadingProps) {
  return (
    // `aria-busy` would make screen readers wait instead of reading the label.
    <div
      {...root}
      className={`${styles.loading} ${styles.size[size]}`}
      role={quiet ? undefined : 'status'}
      data-loading=""
    >
      {label}
    </div>
  );
}
