import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import type { RootProps } from '../../private/root.js';
import * as styles from './Progress.css.js';

export interface ProgressProps extends RootProps<HTMLDivElement> {
  /** Activity: "Uploading card.jpg". Name of the bar, and line above. */
  label: string;
  /** 0 to 100. Missing while unknown. */
  value?: number | undefined;
}

/** A label, a percentage and a bar. Built on React Aria's progress bar. */
export function Progress({ label, value, ...root }: ProgressProps) {
  // React Aria would use the browser's language instead of the page's.
  const percentage = value === undefined ? undefined : `${Math.round(Math.min(100, Math.max(0, value)))}%`;
  return (
    <ProgressBar
      {...root}
      className={styles.progress}
      render={(bar) => <div {...root} {...bar} />}
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
