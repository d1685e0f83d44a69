import { useId } from 'react';
import { Perforation } from '../Perforation/index.js';
import { type SumLine, SumLines } from '../SumLines/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './ReceiptSlip.css.js';

export interface ReceiptSlipProps {
  /** The slip's heading, level 2. */
  title: string;
  /** What customer service asks for: numbers, time, payment, collection. */
  numbers: readonly SumLine[];
  /** Every fee on its own line, and the points that paid part of it. */
  lines: readonly SumLine[];
  /** "Total HK$". */
  totalLabel: string;
  /** The total, two decimals. */
  total: string;
  /** Points earned, loud. Left out where there are none. */
  points?: string | undefined;
  /** Small print under the last perforation. */
  notes: readonly string[];
}

/** What was paid, how, and under which numbers: a slip of paper in three parts. */
export function ReceiptSlip({ title, numbers, lines, totalLabel, total, points, notes }: ReceiptSlipProps) {
  const titleId = useId();
  return (
    <Ticket as="section" strong className={styles.slip} aria-labelledby={titleId}>
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
            <dd className={styles.total}>{total}</dd>
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
