import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as css from './Skeleton.css.js';

export interface SkeletonProps {
  /**
   * `lines` stands for text, `poster` for a comfortable card, `row` for an optimized one.
   * @default 'lines'
   */
  shape?: 'lines' | 'poster' | 'row';
  /** How many lines of text, in any shape. @default 3 */
  lines?: number;
}

/** The hatched outline of what is on its way. It does not move and says nothing: a `Loading` beside it does. */
export function Skeleton({ shape = 'lines', lines = 3 }: SkeletonProps) {
  const text = (
    <div className={css.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={line} className={css.line} />
      ))}
    </div>
  );
  return (
    <div aria-hidden="true">
      {shape === 'lines' && text}
      {shape === 'poster' && (
        <Ticket>
          <div className={css.poster} />
          <Perforation direction="horizontal" />
          <div className={css.stub}>{text}</div>
        </Ticket>
      )}
      {shape === 'row' && (
        <Ticket className={css.row}>
          <div className={css.date} />
          <div className={css.thumb} />
          <div className={css.stub}>{text}</div>
          <Perforation direction="vertical" className={css.tear} />
          <div className={css.price} />
        </Ticket>
      )}
    </div>
  );
}
