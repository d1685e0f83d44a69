import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import type { RootProps } from '../../private/root.js';
import * as styles from './Progress.css.js';

export interface ProgressProps extends RootProps<HTMLDivElement> {
  /** The activity in words: "Uploading card.jpg". It is the bar's name and the line above it. */
  label: string;
  /** The part done, 0 to 100. Leave it out while it is unknown. */
  value?: number | undefined;
}

/** Shows progress as a label, a percentage and a bar that fills with ink. Built on React Aria's progress bar. */
export function Progress({ label, value, ...root }: ProgressProps) {
  // React Aria would format the percentage in the browser's language, not in the page's.
  const percentage = value === undefined ? undefined : `${Math.round(Math.min(100, Math.max(0, value)))}%`;
  return (
    <ProgressBar
      {...root}
      className={styles.progress}
      value={value}
      valueLabel={percentage}
      isIndeterminate={percentage === undefined}
    >
      <Label className={styles.label}>{label}</Label>
      {percentage && <span className={styles.percentage}>{percentage}</span>}
      <span className={percentage ? styles.track : styles.hatched}>
        {percentage && <span className={styles.ink} style={{ inlineSize: percentage }} />}
      </span>
    </ProgressBar>
  );
}
