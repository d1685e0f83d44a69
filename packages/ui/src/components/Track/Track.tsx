import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Track.css.js';

export interface TrackStep {
  /** "Out for delivery". */
  label: string;
  /** The time at which the step was reached, or the words for not yet: "4 Nov 09:02", "Not yet". */
  detail: string;
}

export interface TrackProps extends RootProps<HTMLOListElement> {
  /** Names the list: "Delivery". */
  label: string;
  /** The steps in order, usually four. */
  steps: readonly TrackStep[];
  /** The number of steps reached: 3 of 4. */
  reached: number;
  /** The word for steps reached: "done". */
  reachedLabel: string;
  /** The word for steps ahead: "to come". */
  aheadLabel: string;
}

/** Tracks a delivery: dots on a rule, dashed where steps are still ahead. It is an ordered list without controls. */
export function Track({ label, steps, reached, reachedLabel, aheadLabel, ...root }: TrackProps) {
  return (
    <ol {...root} className={styles.track} aria-label={label}>
      {steps.map(({ label: name, detail }, index) => (
        <li
          key={name}
          className={index < reached ? styles.reached : styles.ahead}
          aria-current={index === reached - 1 ? 'step' : undefined}
        >
          <b className={styles.label}>{name}</b>
          <span className={styles.detail}>
            <VisuallyHidden>{`${index < reached ? reachedLabel : aheadLabel} `}</VisuallyHidden>
            <span>{detail}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
