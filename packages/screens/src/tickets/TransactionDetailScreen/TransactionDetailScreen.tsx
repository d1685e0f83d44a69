import {
  type ChangeRequest,
  type Failure,
  href,
  isCancelledOrder,
  isOnlyOnline,
  type OfflineOrder,
  type Transaction,
} from '@first-gong/domain';
import { Breadcrumb } from '@first-gong/ui/Breadcrumb';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { printerIcon } from '@first-gong/ui/icons/printer';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { LinkLine } from '../../shared/LinkLine.js';
import { MemberShell } from '../../shared/MemberShell.js';
import { type NotFoundState, NotReady, type NotReadyState } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { Stamp } from '../Stamp.js';
import {
  CalendarButtons,
  CompactTickets,
  KeptNotice,
  OrderStubs,
  OrderTickets,
  Refunds,
  TransactionFailure,
  TransactionNotFound,
  useTransactionWords,
  type ViewedTicket,
} from '../transaction/index.js';
import { ChangeRequests } from './ChangeRequests.js';
import { Changes } from './Changes.js';
import { DetailNumbers } from './DetailNumbers.js';
import * as styles from './TransactionDetailScreen.css.js';

export { performanceInViewer, ticketsId, type ViewedTicket } from '../transaction/index.js';

export type TransactionDetailState =
  | NotReadyState
  | NotFoundState
  /** `requests`: change requests, newest first; undefined while loading. */
  | { kind: 'ready'; transaction: Transaction; requests?: readonly ChangeRequest[] | undefined }
  /** The shop is unreachable, and the device has the tickets. No failure while the call is pending. */
  | { kind: 'kept'; order: OfflineOrder; failure?: Failure | undefined };

export interface TransactionDetailScreenProps {
  state: TransactionDetailState;
  /** Prints the page. The print styles show only the tickets and the numbers. */
  onPrint: () => void;
  onRetry: () => void;
  viewer: ViewedTicket;
}

/** One transaction of the member (spec §3 Transaction). */
export function TransactionDetailScreen({ state, ...actions }: TransactionDetailScreenProps) {
  const { t, lang } = useText('receipt', 'transaction');
  const here =
    state.kind === 'ready'
      ? state.transaction.transactionNumber
      : state.kind === 'kept'
        ? state.order.transactionNumber
        : t('receipt.toDetail');
  return (
    <MemberShell route="transactionDetail">
      <div className={styles.notOnPaper}>
        <Breadcrumb
          label={t('transaction.breadcrumbLabel')}
          items={[{ label: t('common.transactionHistory'), href: href(lang, 'txnHistory') }, { label: here }]}
        />
      </div>
      <Body state={state} {...actions} />
    </MemberShell>
  );
}

function Body({ state, onPrint, onRetry, viewer }: TransactionDetailScreenProps) {
  const { t } = useText('receipt', 'transaction');
  if (state.kind === 'ready') return <Ready {...state} onPrint={onPrint} viewer={viewer} />;
  if (state.kind === 'kept') return <Kept {...state} onRetry={onRetry} viewer={viewer} />;
  return (
    <NotReady
      state={state}
      title={t('receipt.toDetail')}
      loading={t('transaction.loading')}
      onRetry={onRetry}
      failed={TransactionFailure}
      notFound={<TransactionNotFound />}
    />
  );
}

type KeptProps = Omit<Extract<TransactionDetailState, { kind: 'kept' }>, 'kind'> &
  Pick<TransactionDetailScreenProps, 'onRetry' | 'viewer'>;

/** Cached tickets and the kiosk's number. The rest needs the shop. */
function Kept({ order, failure, onRetry, viewer }: KeptProps) {
  const { t } = useText('receipt');
  const { listed } = useTransactionWords();
  return (
    <>
      <PageTitle>{listed(order.orders.map(({ event }) => event.title))}</PageTitle>
      <KeptNotice failure={failure} onRetry={onRetry} />
      <OrderTickets Compact={CompactTickets} transaction={order} titleAbove viewer={viewer} offline />
      {order.confirmationNumber !== null && (
        <p>
          {t('receipt.confirmationNumber')} <span>{order.confirmationNumber}</span>
        </p>
      )}
    </>
  );
}

type ReadyProps = Omit<Extract<TransactionDetailState, { kind: 'ready' }>, 'kind'> &
  Pick<TransactionDetailScreenProps, 'onPrint' | 'viewer'>;

function Ready({ transaction, requests = [], onPrint, viewer }: ReadyProps) {
  const { t } = useText('member', 'receipt', 'transaction');
  const { listed, onlineEntries } = useTransactionWords();
  const { status, orders, delivery } = transaction;
  const events = orders.map(({ event }) => event);
  const isCancelled = status === 'cancelled' || isCancelledOrder(events);
  return (
    <>
      {/* Printed tickets have the title, but a cancelled order prints none. */}
      <Stack gap="s3" align="start" className={isCancelled ? undefined : styles.notOnPaper}>
        <PageTitle>{listed(events.map(({ title }) => title))}</PageTitle>
        {status === 'complete' && !isCancelled && <Stamp>{t('member.complete')}</Stamp>}
        {isCancelled && <Stamp variant="void">{t('receipt.cancelled')}</Stamp>}
      </Stack>
      {status === 'complete' ? (
        <OrderTickets Compact={CompactTickets} transaction={transaction} titleAbove viewer={viewer} />
      ) : (
        <Unpaid transaction={transaction} />
      )}
      <DetailNumbers transaction={transaction} />
      <Refunds transaction={transaction} />
      {status === 'complete' && (
        <>
          {!isCancelled && (
            <section className={styles.collection}>
              <SectionHeading>{t('receipt.collection')}</SectionHeading>
              {!isOnlyOnline(events) && (
                <p className={styles.sentence}>
                  {t(`transaction.collect_${delivery.method}`, { address: delivery.address ?? '' })}
                </p>
              )}
              {onlineEntries(transaction).map((entry) => (
                <p key={entry} className={styles.sentence}>
                  {entry}
                </p>
              ))}
              <Changes transaction={transaction} />
            </section>
          )}
          <ChangeRequests requests={requests} />
          <Inline align="stretch" className={styles.notOnPaper}>
            <Button icon={printerIcon} onClick={onPrint}>
              {t('receipt.print')}
            </Button>
            <CalendarButtons orders={orders} />
          </Inline>
        </>
      )}
    </>
  );
}

/** An incomplete order, only reachable by a direct link: the history lists complete transactions only. */
function Unpaid({
  transaction: { transactionNumber, status, cancelledBecause, orders },
}: {
  transaction: Transaction;
}) {
  const { t, lang, format } = useText('member', 'receipt', 'transaction');
  return (
    <>
      {status === 'cancelled' ? (
        <Notice variant="danger" title={t('transaction.cancelledBody')}>
          <p>
            {t(cancelledBecause === 'performanceCancelled' ? 'receipt.nothingPaid' : 'receipt.nothingCharged')}
            {format.sentenceGap}
            {t('receipt.pointsUntouched')}
          </p>
        </Notice>
      ) : (
        <Notice title={t('receipt.bankTitle')}>
          <LinkLine href={href(lang, 'receipt', { transactionNumber })}>{t('member.awaitingLink')}</LinkLine>
        </Notice>
      )}
      <Stack as="section">
        <SectionHeading>
          {t(
            status !== 'cancelled'
              ? 'receipt.bankHeld'
              : cancelledBecause === 'performanceCancelled'
                ? 'receipt.ordered'
                : 'receipt.released',
          )}
        </SectionHeading>
        <OrderStubs orders={orders} />
      </Stack>
    </>
  );
}
