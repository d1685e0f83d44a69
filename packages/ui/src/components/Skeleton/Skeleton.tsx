import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './Skeleton.css.js';

export interface SkeletonProps {
  /**
   * `lines` stands for text, `poster` for a comfortable card, `row` for an optimized one.
   * @default 'lines'
   */
  shape?: 'lines' | 'poster' | 'row' | undefined;
  /** How many lines of text, in any shape. @default 3 */
  lines?: number | undefined;
}

/** The hatched outline of what is on its way. It does not move and says nothing: a `Loading` beside it does. */
export function Skeleton({ shape = 'lines', lines = 3 }: SkeletonProps) {
  const text = (
    <div className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
  return (
    <div aria-hidden="true">
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
