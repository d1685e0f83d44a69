import { warningIcon } from '../../icons/warning.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { clock } from './clock.js';
import * as styles from './HoldTimer.css.js';
import { PunchedHoles } from './PunchedHoles.js';

export interface HoldTimerProps extends RootProps<HTMLDivElement> {
  /** Whole seconds left. Urgent below a minute. */
  secondsLeft: number;
  /** Length of the hold in seconds: one hole per 30 seconds. */
  totalSeconds: number;
  /** Name for screen readers, for example "Time left to buy these seats". */
  label: string;
  /** Which seats are held, and what happens at zero. */
  children: string;
}

const URGENT_BELOW = 60;

/**
 * Time left as numerals and holes, one punched every 30 seconds. Announce 5, 2, 1 minutes and the end in a
 * `LiveRegion`.
 */
export function HoldTimer({ secondsLeft, totalSeconds, label, children, ...root }: HoldTimerProps) {
  const urgent = secondsLeft < URGENT_BELOW;
  return (
    <div {...root} className={styles.timer} data-urgent={urgent || undefined}>
      <p className={styles.numerals} role="timer">
        <VisuallyHidden>{`${label} `}</VisuallyHidden>
        <span>{clock(secondsLeft)}</span>
      </p>
      <p className={styles.sentence}>
        {urgent && <Icon icon={warningIcon} weight="fill" />}
        <span>{children}</span>
      </p>
      <span className={styles.holes}>
        <PunchedHoles secondsLeft={secondsLeft} totalSeconds={totalSeconds} />
      </span>
    </div>
  );
}
