import { type ReactNode, useId, useState } from 'react';
import { joinIds } from '../../private/joinIds.js';
import type { RootProps } from '../../private/root.js';
import * as totalLine from '../../private/totalLine.css.js';
import { Button } from '../Button/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './PaymentSlip.css.js';

export interface PaymentSlipProps extends RootProps {
  /** The slip's heading, of level 2. */
  title: string;
  /** The hold's clock. It comes first, because everything below depends on it. */
  timer?: ReactNode | undefined;
  /** `SumLines`: every fee on its own line. */
  lines: ReactNode;
  /** The name of the total, with its currency: "To pay, HK$". */
  totalLabel: string;
  /** The total, with two decimals. */
  total: string;
  /** Says that a new total is being calculated. The slip shows the old one, struck through, until then. */
  updating?: string | undefined;
  /** Facts under the total: what it includes, how it is paid. */
  facts?: ReactNode | undefined;
  /** The consent, directly above the button that requires it. */
  consent?: ReactNode | undefined;
  /** The one buy button. */
  confirm: ReactNode;
  /** A sentence under the button. */
  note?: string | undefined;
  /** The cancel button. The slip draws it, so that it never looks like `confirm`. */
  cancel?: { label: string; onClick: () => void; disabled?: boolean | undefined } | undefined;
  /**
   * Tears the stub once when the slip appears, because its seats have just been held.
   * @default false
   */
  tear?: boolean | undefined;
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
  ...root
}: PaymentSlipProps) {
  const titleId = useId();
  // Screen readers read the total that was worked out, but not that of a slip that has just appeared.
  const [updated, setUpdated] = useState(false);
  if (updating !== undefined && !updated) setUpdated(true);
  return (
    <Ticket {...root} as="section" strong aria-labelledby={joinIds(titleId, root['aria-labelledby'])}>
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
              {total}
            </dd>
          </div>
        </dl>
        <p className={styles.updating} role="status">
          {updating ?? (updated && <VisuallyHidden>{`${totalLabel} ${total}`}</VisuallyHidden>)}
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
