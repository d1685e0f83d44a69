import { Button } from '@first-gong/ui/Button';
import { Perforation } from '@first-gong/ui/Perforation';
import { Ticket } from '@first-gong/ui/Ticket';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../text/index.js';
import * as styles from './PaymentSlip.css.js';
import * as totalLine from './totalLine.css.js';

export interface PaymentSlipProps {
  /** The slip's heading, of level 2. */
  title: string;
  /** The clock of the hold. It comes first, because everything below depends on it. */
  timer?: ReactNode;
  /** `SumLines`: every fee on its own line. */
  lines: ReactNode;
  /** The name of the total, with its currency: "To pay, HK$". */
  totalLabel: string;
  /** In cents; null while it is not known. */
  total: number | null;
  /** Says that a new total is being calculated. The slip shows the old one, struck through, until then. */
  updating?: string | undefined;
  /** Facts under the total: what it includes, how it is paid. */
  facts?: ReactNode;
  /** The consent, directly above the button that requires it. */
  consent?: ReactNode;
  /** The one buy button. */
  confirm: ReactNode;
  /** A sentence under the button. */
  note?: string;
  /** The cancel button. The slip draws it, so that it never looks like `confirm`. */
  cancel?: { label: string; onClick: () => void; disabled: boolean };
  /**
   * Tears the stub once when the slip appears, because its seats have just been held.
   * @default false
   */
  tear?: boolean;
}

/**
 * The amount to pay, the time left and the button that pays: a stub torn off along a perforation. The order of its
 * parts is the same on every page.
 */
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
}: PaymentSlipProps) {
  const { format } = useText();
  const titleId = useId();
  const amount = total === null ? '–' : format.amount(total);
  // Screen readers read the total that was worked out, but not that of a slip that has just appeared.
  const [updated, setUpdated] = useState(false);
  if (updating !== undefined && !updated) setUpdated(true);
  return (
    <Ticket as="section" strong aria-labelledby={titleId}>
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
          <div className={totalLine.line}>
            <dt>{totalLabel}</dt>
            <dd className={styles.total} data-updating={updating !== undefined || undefined}>
              {amount}
            </dd>
          </div>
        </dl>
        <p className={styles.updating} role="status">
          {updating ?? (updated && <VisuallyHidden>{`${totalLabel} ${amount}`}</VisuallyHidden>)}
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
