import { href, type Seat, type TransactionSummary } from '@first-gong/domain';
import { seatsText } from '@first-gong/i18n';
import { Icon } from '@first-gong/ui/Icon';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { Ledger, type LedgerColumn } from '@first-gong/ui/Ledger';
import { Link } from '@first-gong/ui/Link';
import { useText } from '../../shared/text/index.js';
import { useTransactionWords } from '../transaction/index.js';
import * as styles from './TransactionLedger.css.js';

/** A row lists up to this number of seats. Above that, it lists three and the count. */
const SEATS_THAT_FIT = 6;
const SEATS_NAMED = 3;

export interface TransactionLedgerProps {
  caption: string;
  transactions: TransactionSummary[];
}

/** Complete transactions in a table: show and seats first, because members look for those. */
export function TransactionLedger({ caption, transactions }: TransactionLedgerProps) {
  const { t, format, lang } = useText('history', 'member', 'cart');
  const { listed } = useTransactionWords();
  const seatsOf = (all: Seat[]) =>
    all.length <= SEATS_THAT_FIT
      ? seatsText(t, all)
      : t('history.someSeats', { seats: seatsText(t, all.slice(0, SEATS_NAMED)), count: all.length });
  const columns: LedgerColumn<TransactionSummary>[] = [
    {
      key: 'booked',
      header: t('history.bookedOn'),
      type: 'number',
      cell: ({ placedAt }) => format.recordDay(placedAt),
    },
    {
      key: 'event',
      header: t('history.event'),
      rowHeader: true,
      cell: ({ events, transactionNumber }) => (
        <>
          <span className={styles.title}>{listed(events.map(({ title }) => title))}</span>
          <span className={styles.number}>{transactionNumber}</span>
        </>
      ),
    },
    {
      key: 'performance',
      header: t('history.performance'),
      cell: ({ events }) =>
        events.map(({ performanceId, startsAt }) => (
          <span key={performanceId} className={styles.when}>
            {format.recordTime(startsAt)}
          </span>
        )),
    },
    {
      key: 'seats',
      header: t('history.seats'),
      // In the order of the performances.
      cell: ({ events }) =>
        events.map(({ performanceId, seats }) => (
          <span key={performanceId} className={styles.seats}>
            {seatsOf(seats)}
          </span>
        )),
    },
    {
      key: 'status',
      header: t('history.status'),
      cell: () => (
        <span className={styles.status}>
          <Icon icon={checkCircleIcon} weight="fill" /> {t('member.complete')}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('history.amount'),
      type: 'amount',
      cell: ({ total, transactionNumber }) => (
        <>
          <span>{format.amount(total)}</span>
          <span className={styles.detail}>
            <Link
              standalone
              href={href(lang, 'transactionDetail', { transactionNumber })}
              aria-label={`${t('history.detail')} ${t('history.detailOf', { number: transactionNumber })}`}
            >
              {t('history.detail')}
            </Link>
          </span>
        </>
      ),
    },
  ];
  return (
    <Ledger
      caption={caption}
      columns={columns}
      rows={transactions}
      rowKey={({ transactionNumber }) => transactionNumber}
    />
  );
}
