import { warningIcon } from '../../icons/warning.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { clock } from './clock.js';
import * as styles from './HoldTimer.css.js';
import { PunchedHoles } from './PunchedHoles.js';

export interface HoldTimerProps extends RootProps<HTMLDivElement> {
  /** Whole seconds until the seats are released. Below a minute the timer looks urgent. */
  secondsLeft: number;
  /** Length of the whole hold in seconds: one hole per 30 seconds. */
  totalSeconds: number;
  /** Names the time for screen readers, for example "Time left to buy these seats". */
  label: string;
  /** The sentence beside the numerals: which seats are held, and what happens at zero. */
  children: string;
}

const URGENT_BELOW = 60;

/**
 * The time left of a hold: numerals, and a row of holes, one of which is punched every 30 seconds. Screen readers do not
 * hear it count: announce 5, 2 and 1 minutes and the end in a `LiveRegion` that every page has.
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
