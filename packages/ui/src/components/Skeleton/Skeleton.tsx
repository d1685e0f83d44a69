import type { RootProps } from '../../private/root.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './Skeleton.css.js';

export interface SkeletonProps extends RootProps<HTMLDivElement> {
  /**
   * `lines` replaces text, `poster` a comfortable card, `row` an optimized card.
   * @default 'lines'
   */
  shape?: 'lines' | 'poster' | 'row' | undefined;
  /** Number of text lines. @default 3 */
  lines?: number | undefined;
}

/** A hatched outline of loading content. Not animated and without text; use a `Loading` with it. */
export function Skeleton({ shape = 'lines', lines = 3, ...root }: SkeletonProps) {
  const text = (
    <div className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
  return (
    <div {...root} aria-hidden="true">
      {shape === 'lines' && text}
      {shape === 'poster' && (
        <Ticket>
          <div className={styles.poster} />
          <Perforation direction="horizontal" />
          <div className={styles.stub}>{text}</div>
        </Ticket>
      )}
      {shape === 'row' && (
        <Ticket className={styles.row}>
          <div className={styles.date} />
          <div className={styles.thumb} />
          <div className={styles.stub}>{text}</div>
          <Perforation direction="vertical" className={styles.tear} />
          <div className={styles.price} />
        </Ticket>
      )}
    </div>
  );
}
