import type { RootProps } from '../../private/root.js';
import * as styles from './Loading.css.js';

export interface LoadingProps extends RootProps<HTMLDivElement> {
  /** Names the content: "Loading your wish list". */
  label: string;
  /** The space to reserve, so that the content below moves as little as possible. @default 'row' */
  size?: 'row' | 'block' | 'page' | undefined;
  /**
   * Screen readers find the label and do not hear it: the page as a whole says that it loads.
   * @default false
   */
  quiet?: boolean | undefined;
}

/** A hatched placeholder for loading content. It does not move. */
export function Loading({ label, size = 'row', quiet = false, ...root }: LoadingProps) {
  return (
    // Not `aria-busy`, because it tells screen readers to wait, and they should read the label now.
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
