import { href, isCancelledOrder, type Seat, type TransactionSummary } from '@first-gong/domain';
import { seatsText } from '@first-gong/i18n';
import { DataTable, type DataTableColumn } from '@first-gong/ui/DataTable';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { xCircleIcon } from '@first-gong/ui/icons/x-circle';
import { Link } from '@first-gong/ui/Link';
import { Fragment } from 'react';
import { useText } from '../../shared/text/index.js';
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
  const { t, format, lang } = useText('history', 'member', 'order');
  const seatsOf = (all: Seat[]) =>
    all.length <= SEATS_THAT_FIT
      ? seatsText(t, all)
      : t('history.someSeats', { seats: seatsText(t, all.slice(0, SEATS_NAMED)), count: all.length });
  const columns: DataTableColumn<TransactionSummary>[] = [
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
          <span className={styles.title}>{events.map(({ title }) => title).join(t('order.listSeparator'))}</span>
          <span className={styles.number}>{transactionNumber}</span>
        </>
      ),
    },
    {
      key: 'performance',
      header: t('history.performance'),
      cell: ({ events }) =>
        events.map(({ performanceId, startsAt, cancelled }) => (
          <Fragment key={performanceId}>
            <span className={styles.when}>
              {cancelled ? <s>{format.recordTime(startsAt)}</s> : format.recordTime(startsAt)}
            </span>
            {cancelled && events.length > 1 && <span className={styles.detail}>{t('common.flagCancelled')}</span>}
          </Fragment>
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
      cell: ({ events, refunded = 0 }) => (
        <>
          <Inline as="span" nowrap gap="s1" className={styles.status}>
            {isCancelledOrder(events) ? (
              <>
                <Icon icon={xCircleIcon} weight="fill" /> {t('common.flagCancelled')}
              </>
            ) : (
              <>
                <Icon icon={checkCircleIcon} weight="fill" /> {t('member.complete')}
              </>
            )}
          </Inline>
          {refunded > 0 && (
            <span className={styles.detail}>{t('history.refunded', { amount: format.money(refunded) })}</span>
          )}
        </>
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
    <DataTable
      caption={caption}
      columns={columns}
      rows={transactions}
      rowKey={({ transactionNumber }) => transactionNumber}
    />
  );
}
