import { warningIcon } from '../../icons/warning.js';
import { Icon } from '../Icon/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './HoldTimer.css.js';
import { PunchedHoles } from './PunchedHoles.js';

export interface HoldTimerProps {
  /** Whole seconds until the seats are released. Below a minute the timer looks urgent. */
  secondsLeft: number;
  /** Seconds of the whole hold: one hole for each 30 of them. */
  totalSeconds: number;
  /** What the time is, for a screen reader, for example "Time left to buy these seats". */
  label: string;
  /** The sentence beside the numerals: what is held, and what happens at zero. */
  children: string;
  /**
   * Said politely when it changes. The owner sets it at 5, 2 and 1 minutes and at the end, never every second.
   * @default ''
   */
  announcement?: string | undefined;
}

const URGENT_BELOW = 60;

/** Minutes and seconds as "08:41". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The time left of a hold: numerals, and a row of holes of which one is punched every 30 seconds. */
export function HoldTimer({ secondsLeft, totalSeconds, label, children, announcement = '' }: HoldTimerProps) {
  const urgent = secondsLeft < URGENT_BELOW;
  return (
    <div className={styles.timer} data-urgent={urgent || undefined}>
      <p className={styles.numerals} role="timer">
        <VisuallyHidden>{label} </VisuallyHidden>
        {clock(secondsLeft)}
      </p>
      <p className={styles.sentence}>
        {urgent && <Icon icon={warningIcon} weight="fill" />}
        {children}
      </p>
      <PunchedHoles className={styles.holes} secondsLeft={secondsLeft} totalSeconds={totalSeconds} />
      <LiveRegion message={announcement} />
    </div>
  );
}
