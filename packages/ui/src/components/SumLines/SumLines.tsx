import type { ReactNode } from 'react';
import * as styles from './SumLines.css.js';

export interface SumLine {
  label: ReactNode;
  /** The amount or the fact, formatted. */
  value: string;
}

export interface SumLinesProps {
  lines: readonly SumLine[];
}

/** The lines of a sum, label at the start and figure at the end. One line for every fee: nothing is folded into another. */
export function SumLines({ lines }: SumLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sum is read in its order, and a label may be a node
        <div key={place} className={styles.line}>
          <dt>{line.label}</dt>
          <dd className={styles.value}>{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}
