import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './SumLines.css.js';

export interface SumLine {
  label: ReactNode;
  /** The amount or the fact, formatted. */
  value: string;
  /** The amount with its currency, for screen readers: only the total names it for the eye. */
  spoken?: string | undefined;
}

export interface SumLinesProps extends RootProps<HTMLDListElement> {
  lines: readonly SumLine[];
}

/** The lines of a sum, label at the start and figure at the end. Every fee has its own line. */
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
