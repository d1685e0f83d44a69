import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './SumLines.css.js';

export interface SumLine {
  label: ReactNode;
  /** Formatted amount or fact. */
  value: string;
  /** Amount with currency for screen readers, because only the total shows it. */
  spoken?: string | undefined;
}

export interface SumLinesProps extends RootProps<HTMLDListElement> {
  lines: readonly SumLine[];
}

/** Lines of a sum with labels and figures. Every fee has a line. */
export function SumLines({ lines, ...root }: SumLinesProps) {
  return (
    <dl {...root} className={styles.lines}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a sum is fixed, and a label may be a node
        <div key={place} className={styles.line}>
          <dt className={styles.label}>{line.label}</dt>
          <dd className={styles.value}>
            {line.spoken === undefined ? (
              line.value
            ) : (
              <>
                <span aria-hidden="true">{line.value}</span>
                <VisuallyHidden>{line.spoken}</VisuallyHidden>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
