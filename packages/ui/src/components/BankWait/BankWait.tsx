import { type ReactNode, useId } from 'react';
import { bankIcon } from '../../icons/bank.js';
import type { RootProps } from '../../private/root.js';
import { clock } from '../HoldTimer/index.js';
import { PunchedHoles } from '../HoldTimer/PunchedHoles.js';
import { Icon } from '../Icon/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './BankWait.css.js';

export interface BankWaitProps extends RootProps {
  /** Whole seconds until the wait for the bank ends. */
  secondsLeft: number;
  /** Length of the whole wait in seconds: one hole per 30 seconds. */
  totalSeconds: number;
  /** The words above the clock: "Left for the bank to answer". */
  clockLabel: string;
  /**
   * A request to the bank is under way.
   * @default false
   */
  checking?: boolean | undefined;
  /** The words beside the clock while `checking`: "Asking the bank". */
  checkingLabel: string;
  /** Screen readers read it politely when it changes. Change it once a minute at most, never every second. */
  announcement: string;
  /** Which seats are held, that nothing was charged, what happens at zero. */
  children: ReactNode;
  /** The one next step: back to the bank. */
  action?: ReactNode | undefined;
}

/** The wait for the bank's answer: what is safe meanwhile, and a clock that punches one hole every 30 seconds. */
export function BankWait({ secondsLeft, totalSeconds, checking = false, ...props }: BankWaitProps) {
  const { clockLabel, checkingLabel, announcement, children, action, ...root } = props;
  const labelId = useId();
  return (
    <Ticket {...root} strong className={styles.wait}>
      <div className={styles.facts}>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <Perforation direction="responsive" />
      <div className={styles.stub}>
        <p className={styles.label} id={labelId}>
          {clockLabel}
        </p>
        <p className={styles.numerals} role="timer" aria-labelledby={labelId}>
          {clock(secondsLeft)}
        </p>
        <PunchedHoles className={styles.holes} secondsLeft={secondsLeft} totalSeconds={totalSeconds} />
        <p className={styles.checking} data-on={checking || undefined}>
          <Icon icon={bankIcon} /> <span>{checkingLabel}</span>
        </p>
      </div>
      <LiveRegion message={announcement} />
    </Ticket>
  );
}
