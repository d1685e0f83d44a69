import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { Perforation } from '@first-gong/ui/Perforation';
import { Stack } from '@first-gong/ui/Stack';
import { Ticket } from '@first-gong/ui/Ticket';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../text/index.js';
import * as styles from './PaymentSlip.css.js';
import * as totalLine from './totalLine.css.js';

export interface PaymentSlipProps {
  /** A heading of level 2. */
  title: string;
  /** Countdown of the hold. First, because everything below depends on it. */
  timer?: ReactNode;
  /** `SumLines`: one line for each fee. */
  lines: ReactNode;
  /** Label of the total, with its currency: "To pay, HK$". */
  totalLabel: string;
  /** Cents; null while unknown. */
  total: number | null;
  /** Text while a new total is calculated. Meanwhile the old total is struck through. */
  updating?: string | undefined;
  /** What the total includes, how it is paid. */
  facts?: ReactNode;
  /** The consent, directly above its button. */
  consent?: ReactNode;
  /** The only buy button. */
  confirm: ReactNode;
  note?: string;
  /** The slip renders it, so that it never looks like `confirm`. */
  cancel?: { label: string; onClick: () => void; disabled: boolean };
  /** Tears the stub once on mount, because the seats have just been held. @default false */
  tear?: boolean;
}

/** Amount, time left and the pay button, on a torn-off stub. The order of its parts is the same on every page. */
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
  // Screen readers hear a changed total, but not the first one.
  const [updated, setUpdated] = useState(false);
  if (updating !== undefined && !updated) setUpdated(true);
  return (
    <Ticket as="section" strong aria-labelledby={titleId}>
      <Stack gap="s2" className={styles.part}>
        {timer}
        {/* biome-ignore lint/plugin/layout: more space above it than between the lines of the slip. */}
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {lines}
      </Stack>
      <Perforation direction="horizontal" />
      <Stack gap="s2" className={tear ? styles.torn : styles.part}>
        <dl>
          <Inline justify="between" align="baseline" gap="s4" rowGap="none" className={totalLine.line}>
            <dt>{totalLabel}</dt>
            <dd className={styles.total} data-updating={updating !== undefined || undefined}>
              {amount}
            </dd>
          </Inline>
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
      </Stack>
    </Ticket>
  );
}
