import { useId } from 'react';
import { joinIds } from '../../private/joinIds.js';
import type { RootProps } from '../../private/root.js';
import * as totalLine from '../../private/totalLine.css.js';
import { Perforation } from '../Perforation/index.js';
import { type SumLine, SumLines } from '../SumLines/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './ReceiptSlip.css.js';

export interface ReceiptSlipProps extends RootProps {
  /** The slip's heading, of level 2. */
  title: string;
  /** The facts that customer service asks for: numbers, time, payment, collection. */
  numbers: readonly SumLine[];
  /** Every fee on its own line, and the points used. */
  lines: readonly SumLine[];
  /** "Total HK$". */
  totalLabel: string;
  /** The total, with two decimals. */
  total: string;
  /** The points earned, in large type. Leave it out if there are none. */
  points?: string | undefined;
  /** Small print under the last perforation. */
  notes: readonly string[];
}

/** The amount paid, the payment and the numbers of the order: a slip of paper in three parts. */
export function ReceiptSlip({ title, numbers, lines, totalLabel, total, points, notes, ...root }: ReceiptSlipProps) {
  const titleId = useId();
  return (
    <Ticket
      {...root}
      as="section"
      strong
      className={styles.slip}
      aria-labelledby={joinIds(titleId, root['aria-labelledby'])}
    >
      <div className={styles.part}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <SumLines lines={numbers} />
      </div>
      <Perforation direction="horizontal" />
      <div className={styles.part}>
        <SumLines lines={lines} />
        <dl>
          <div className={styles.totalLine}>
            <dt>{totalLabel}</dt>
            <dd className={totalLine.total}>{total}</dd>
          </div>
        </dl>
      </div>
      <Perforation direction="horizontal" />
      <div className={styles.part}>
        {points !== undefined && <p className={styles.points}>{points}</p>}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </Ticket>
  );
}
