import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './Progress.css.js';

export interface ProgressProps {
  /** What is under way, in words: "Uploading card.jpg". Its name, and the line above the bar. */
  label: string;
  /** How much is done, 0 to 100. Left out while nobody can know. */
  value?: number | undefined;
}

/** How far something has come: a word, a percentage and a bar that fills with ink. Built on React Aria's progress bar. */
export function Progress({ label, value }: ProgressProps) {
  // Worded here and not by React Aria, which would ask the browser for its own language.
  const percentage = value === undefined ? undefined : `${Math.round(Math.min(100, Math.max(0, value)))}%`;
  return (
    <ProgressBar
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
