import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Track.css.js';

export interface TrackStep {
  /** "Out for delivery". */
  label: string;
  /** When it was reached, or the words for not yet: "4 Nov 09:02", "Not yet". */
  detail: string;
}

export interface TrackProps {
  /** Names the list: "Delivery". */
  label: string;
  /** In order; four as a rule. */
  steps: readonly TrackStep[];
  /** How many are behind: 3 of 4. */
  reached: number;
  /** Said of those that are behind: "done". */
  reachedLabel: string;
  /** Said of those to come: "to come". */
  aheadLabel: string;
}

/** Where something is on its way: dots on a rule, and the future is dashed. An ordered list; nothing to operate. */
export function Track({ label, steps, reached, reachedLabel, aheadLabel }: TrackProps) {
  return (
    <ol className={styles.track} aria-label={label}>
      {steps.map(({ label: name, detail }, index) => (
        <li
          key={name}
          className={index < reached ? styles.reached : styles.ahead}
          aria-current={index === reached - 1 ? 'step' : undefined}
        >
          <b className={styles.label}>{name}</b>
          <span className={styles.detail}>
            <VisuallyHidden>{`${index < reached ? reachedLabel : aheadLabel} `}</VisuallyHidden>
            {detail}
          </span>
        </li>
      ))}
    </ol>
  );
}
