import { type ReactNode, useId } from 'react';
import { Button } from '../Button/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './PaymentSlip.css.js';

export interface PaymentSlipProps {
  /** The slip's heading, level 2. */
  title: string;
  /** The hold's clock. It comes first: it decides about all that follows. */
  timer?: ReactNode | undefined;
  /** `SumLines`: every fee on its own line. */
  lines: ReactNode;
  /** What the total is, with its currency: "To pay, HK$". */
  totalLabel: string;
  /** The total, two decimals. */
  total: string;
  /** Says that the total is being worked out anew; the old figure is shown until then. */
  updating?: string | undefined;
  /** What is in the total, or how it is paid, under it. */
  facts?: ReactNode | undefined;
  /** The consent, directly above the button that needs it. */
  consent?: ReactNode | undefined;
  /** The one buy button. */
  confirm: ReactNode;
  /** A sentence under the button. */
  note?: string | undefined;
  /** The way out. The slip draws it, so that it never looks like `confirm`. */
  cancel?: { label: string; onClick: () => void; disabled?: boolean | undefined } | undefined;
  /**
   * Tears the stub once, when the slip appears: its seats have just been held.
   * @default false
   */
  tear?: boolean | undefined;
  /** For a link from elsewhere on the page. */
  id?: string | undefined;
}

/** What will be paid, for how long, and the button that pays: a stub torn off along a perforation, in one order on every page. */
export function PaymentSlip({
  title,
  timer,
  lines,
  totalLabel,
  total,
  updating,
  facts,
  consent,
  confirm,
  note,
  cancel,
  tear = false,
  id,
}: PaymentSlipProps) {
  const titleId = useId();
  return (
    <Ticket as="section" strong id={id} aria-labelledby={titleId}>
      <div className={styles.part}>
        {timer}
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {lines}
      </div>
      <Perforation direction="horizontal" />
      <div className={tear ? styles.torn : styles.part}>
        <dl>
          <div className={styles.totalLine}>
            <dt>{totalLabel}</dt>
            <dd className={styles.total} data-updating={updating !== undefined || undefined}>
              {total}
            </dd>
          </div>
        </dl>
        <p className={styles.updating} role="status">
          {updating}
        </p>
        {facts}
        {consent}
        <div className={styles.confirm}>{confirm}</div>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {cancel !== undefined && (
          <div className={styles.cancel}>
            <Button size="small" block disabled={cancel.disabled} onClick={cancel.onClick}>
              {cancel.label}
            </Button>
          </div>
        )}
      </div>
    </Ticket>
  );
}
