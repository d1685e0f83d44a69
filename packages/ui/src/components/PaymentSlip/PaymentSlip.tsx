import { type ReactNode, useId } from 'react';
import { Button } from '../Button/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as css from './PaymentSlip.css.js';

export interface PaymentSlipProps {
  /** The slip's heading, level 2. */
  title: string;
  /** The hold's clock. It comes first: it decides about all that follows. */
  timer?: ReactNode;
  /** `SumLines`: every fee on its own line. */
  lines: ReactNode;
  /** What the total is, with its currency: "To pay, HK$". */
  totalLabel: string;
  /** The total, two decimals. */
  total: string;
  /** Says that the total is being worked out anew; the old figure is shown until then. */
  updating?: string;
  /** What is in the total, or how it is paid, under it. */
  facts?: ReactNode;
  /** The consent, directly above the button that needs it. */
  consent?: ReactNode;
  /** The one buy button. */
  confirm: ReactNode;
  /** A sentence under the button. */
  note?: string;
  /** The way out. The slip draws it, so that it never looks like `confirm`. */
  cancel?: { label: string; onClick: () => void; disabled?: boolean };
  /**
   * Tears the stub once, when the slip appears: its seats have just been held.
   * @default false
   */
  tear?: boolean;
  /** For a link from elsewhere on the page. */
  id?: string;
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
    <Ticket as="section" strong id={id} labelledBy={titleId}>
      <div className={css.part}>
        {timer}
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        {lines}
      </div>
      <Perforation direction="horizontal" />
      <div className={tear ? css.torn : css.part}>
        <dl>
          <div className={css.totalLine}>
            <dt>{totalLabel}</dt>
            <dd className={css.total} data-updating={updating !== undefined || undefined}>
              {total}
            </dd>
          </div>
        </dl>
        <p className={css.updating} role="status">
          {updating}
        </p>
        {facts}
        {consent}
        <div className={css.confirm}>{confirm}</div>
        {note !== undefined && <p className={css.note}>{note}</p>}
        {cancel !== undefined && (
          <div className={css.cancel}>
            <Button size="small" block disabled={cancel.disabled} onClick={cancel.onClick}>
              {cancel.label}
            </Button>
          </div>
        )}
      </div>
    </Ticket>
  );
}
