import { type ReactNode, useId } from 'react';
import { bankIcon } from '../../icons/bank.js';
import { clock } from '../HoldTimer/index.js';
import { PunchedHoles } from '../HoldTimer/PunchedHoles.js';
import { Icon } from '../Icon/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as css from './BankWait.css.js';

export interface BankWaitProps {
  /** Whole seconds until the bank's answer is given up on. */
  secondsLeft: number;
  /** Seconds of the whole wait: one hole for each 30 of them. */
  totalSeconds: number;
  /** What the time is: "Left for the bank to answer". */
  clockLabel: string;
  /**
   * The bank is being asked right now.
   * @default false
   */
  checking?: boolean;
  /** The words beside the clock while it is asked: "Asking the bank". */
  checkingLabel: string;
  /** Said politely when it changes. The owner changes it each minute at most, never every second. */
  announcement: string;
  /** What is held, what is not charged, what happens at zero. */
  children: ReactNode;
  /** The one way on: back to the bank. */
  action?: ReactNode;
}

/** The wait for the bank's answer: what is safe meanwhile, and a clock of holes punched one every 30 seconds. */
export function BankWait({ secondsLeft, totalSeconds, checking = false, ...props }: BankWaitProps) {
  const { clockLabel, checkingLabel, announcement, children, action } = props;
  const labelId = useId();
  return (
    <Ticket strong className={css.wait}>
      <div className={css.facts}>
        {children}
        {action && <div className={css.action}>{action}</div>}
      </div>
      <Perforation direction="horizontal" className={css.onPhones} />
      <Perforation direction="vertical" className={css.onDesktops} />
      <div className={css.stub}>
        <p className={css.label} id={labelId}>
          {clockLabel}
        </p>
        <p className={css.numerals} role="timer" aria-labelledby={labelId}>
          {clock(secondsLeft)}
        </p>
        <PunchedHoles className={css.holes} secondsLeft={secondsLeft} totalSeconds={totalSeconds} />
        <p className={css.checking} data-on={checking || undefined}>
          <Icon icon={bankIcon} /> {checkingLabel}
        </p>
      </div>
      <LiveRegion message={announcement} />
    </Ticket>
  );
}
