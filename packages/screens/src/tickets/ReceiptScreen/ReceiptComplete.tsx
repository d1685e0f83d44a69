import { href, isCancelledOrder, isOnlyOnline, type Transaction } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { printerIcon } from '@first-gong/ui/icons/printer';
import { receiptIcon } from '@first-gong/ui/icons/receipt';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Stack } from '@first-gong/ui/Stack';
import { latePart } from '../../shared/parts/latePart.js';
import { useText } from '../../shared/text/index.js';
import { Stamp } from '../Stamp.js';
import { CalendarButtons } from '../transaction/CalendarButtons.js';
import type { CompactTicketsProps } from '../transaction/CompactTickets.js';
import { OrderTickets } from '../transaction/OrderTickets.js';
import { Refunds } from '../transaction/Refunds.js';
import { useTransactionWords } from '../transaction/words.js';
import * as styles from './ReceiptScreen.css.js';
import { ReceiptSlip } from './ReceiptSlip.js';

const LateTickets = latePart(
  () => import('../transaction/CompactTickets.js'),
  (file) => file.CompactTickets,
);

/** Lazy-loaded, because few orders have so many tickets of one event. */
function Compact(props: CompactTicketsProps) {
  const { t } = useText('receipt');
  return <LateTickets partName={t('receipt.allCodes', { count: props.order.tickets.length })} {...props} />;
}

export interface ReceiptCompleteProps {
  transaction: Transaction;
  memberEmail: string;
  pointsBalance: number;
  /** The buyer sees the tickets for the first time, so their stubs tear. */
  fresh: boolean;
  onPrint: () => void;
}

/** The receipt of a paid order: the tickets, and the slip with every number. */
export function ReceiptComplete({ transaction, memberEmail, pointsBalance, fresh, onPrint }: ReceiptCompleteProps) {
  const { t, format, lang } = useText('receipt');
  const words = useTransactionWords();
  const { transactionNumber, delivery, orders } = transaction;
  const events = orders.map(({ event }) => event);
  const isCancelled = isCancelledOrder(events);
  const intro = isOnlyOnline(events) ? 'receipt.introOnline' : (`receipt.intro_${delivery.method}` as const);
  return (
    <Stack gap="s6" className={styles.beside}>
      <Stack gap="s5" className={styles.column}>
        <div className={styles.notOnPaper}>
          <Stack gap="s3" align="start">
            <PageTitle>{t(isCancelled ? 'receipt.performanceCancelledTitle' : 'receipt.booked')}</PageTitle>
            {isCancelled ? <Stamp variant="void">{t('receipt.cancelled')}</Stamp> : <Stamp>{t('receipt.paid')}</Stamp>}
          </Stack>
          {!isCancelled && (
            <>
              <p className={styles.owned}>
                {transaction.total > 0
                  ? t('receipt.chargedOnce', { total: format.money(transaction.total) })
                  : t('receipt.paidWithPoints')}
              </p>
              <p className={styles.lead}>{t(intro, { email: memberEmail, address: delivery.address ?? '' })}</p>
            </>
          )}
          {words.onlineEntries(transaction).map((entry) => (
            <p key={entry} className={styles.lead}>
              {entry}
            </p>
          ))}
        </div>
        <OrderTickets Compact={Compact} transaction={transaction} tear={fresh} />
        <Refunds transaction={transaction} />
        <Stack gap="s3" className={styles.actions}>
          <Button icon={printerIcon} onClick={onPrint}>
            {t('receipt.print')}
          </Button>
          <CalendarButtons orders={orders} />
          <Button icon={receiptIcon} href={href(lang, 'transactionDetail', { transactionNumber })}>
            {t('receipt.toDetail')}
          </Button>
          <Button href={href(lang, 'home')}>{t('receipt.toEvents')}</Button>
        </Stack>
      </Stack>
      <ReceiptSlip transaction={transaction} pointsBalance={pointsBalance} />
    </Stack>
  );
}
