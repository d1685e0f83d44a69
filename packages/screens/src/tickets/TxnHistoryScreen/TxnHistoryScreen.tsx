import {
  type Failure,
  type HistoryFilter,
  historyPeriods,
  href,
  type Member,
  type OfflineOrder,
  type TransactionSummary,
} from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { FilterSelect } from '@first-gong/ui/FilterSelect';
import { Link } from '@first-gong/ui/Link';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SearchField, type SearchFieldProps } from '@first-gong/ui/SearchField';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { Tabs } from '@first-gong/ui/Tabs';
import { LinkLine } from '../../shared/LinkLine.js';
import { MemberShell } from '../../shared/MemberShell.js';
import { type NotReadyState, PageLoading } from '../../shared/notReady/index.js';
import { latePart } from '../../shared/parts/latePart.js';
import { useText } from '../../shared/text/index.js';
import { KeptNotice, TransactionFailure } from '../transaction/index.js';
import { MemberBand, type NextShow } from './MemberBand.js';
import { TransactionLedger } from './TransactionLedger.js';
import * as styles from './TxnHistoryScreen.css.js';

export type HistoryTab = 'upcoming' | 'past';

export type TxnHistoryState =
  | NotReadyState
  /** The shop is unreachable; orders with cached tickets, soonest first. No failure while the call is pending. */
  | { kind: 'kept'; orders: OfflineOrder[]; failure?: Failure | undefined }
  | {
      kind: 'ready';
      member: Member;
      /** The member's query, already applied to `upcoming` and `past`. */
      filter: HistoryFilter;
      /** Complete orders with a future performance, soonest first. */
      upcoming: TransactionSummary[];
      /** Complete orders with past performances only, latest first. */
      past: TransactionSummary[];
      next: NextShow | null;
      /** The bank has not responded yet. */
      awaiting: TransactionSummary[];
    };

export interface TxnHistoryScreenProps {
  state: TxnHistoryState;
  tab: HistoryTab;
  onTab: (tab: HistoryTab) => void;
  onFilter: (filter: HistoryFilter) => void;
  /** Unsent text of the search field. */
  search?: Pick<SearchFieldProps, 'typed' | 'onType'>;
  onRetry: () => void;
}

/** First page of member services: points, next show, and all transactions (spec §2 Member services). */
export function TxnHistoryScreen({ state, tab, onTab, onFilter, search, onRetry }: TxnHistoryScreenProps) {
  const { t } = useText('history');
  if (state.kind === 'kept') {
    return (
      <MemberShell route="txnHistory">
        <PageTitle>{t('common.transactionHistory')}</PageTitle>
        <KeptNotice failure={state.failure} onRetry={onRetry} />
        <SectionHeading>{t('history.keptHeading')}</SectionHeading>
        <OfflineOrders orders={state.orders} />
      </MemberShell>
    );
  }
  if (state.kind === 'failed') {
    return (
      <MemberShell route="txnHistory">
        <TransactionFailure failure={state.failure} onRetry={onRetry} />
      </MemberShell>
    );
  }
  // The document has them, so that the largest text is there before the response.
  const title = <PageTitle lead={t('history.lead')}>{t('common.transactionHistory')}</PageTitle>;
  if (state.kind === 'loading') {
    return (
      <MemberShell route="txnHistory">
        {title}
        <PageLoading label={t('history.loading')} />
      </MemberShell>
    );
  }
  const isFiltered = state.filter.q !== '' || state.filter.period !== 'all';
  const count = state.upcoming.length + state.past.length;
  const clear = () => {
    onFilter({ q: '', period: 'all' });
    // The clicked button disappears with the empty list.
    document.getElementById(searchId)?.focus();
  };
  const found = { onClear: isFiltered ? clear : null };
  return (
    <MemberShell route="txnHistory">
      {title}
      {state.awaiting.map((transaction) => (
        <AwaitingNotice key={transaction.transactionNumber} transaction={transaction} />
      ))}
      <MemberBand member={state.member} next={state.next} />
      <Finder filter={state.filter} onFilter={onFilter} search={search} />
      <LiveRegion message={isFiltered ? t('history.found', { count }) : ''} />
      <Tabs
        label={t('history.tabsLabel')}
        value={tab}
        onChange={onTab}
        items={[
          {
            value: 'upcoming',
            label: t('history.tabCount', { name: t('history.upcoming'), count: state.upcoming.length }),
            content: <Transactions tab="upcoming" transactions={state.upcoming} {...found} />,
          },
          {
            value: 'past',
            label: t('history.tabCount', { name: t('history.past'), count: state.past.length }),
            content: <Transactions tab="past" transactions={state.past} {...found} />,
          },
        ]}
      />
    </MemberShell>
  );
}

/** Lazy-loaded, because few visits are offline. The worker keeps the file, because an order's page needs it too. */
const OrderStubs = latePart(
  () => import('../transaction/OrderStubs.js'),
  (file) => file.OrderStubs,
);

/** Orders with cached tickets, as links. */
function OfflineOrders({ orders }: { orders: OfflineOrder[] }) {
  const { t, lang } = useText('history');
  return orders.map(({ transactionNumber, orders: events }) => (
    <OrderStubs
      key={transactionNumber}
      partName={t('history.keptHeading')}
      orders={events}
      action={() => (
        <Link href={href(lang, 'transactionDetail', { transactionNumber })} standalone>
          {t('history.showTickets')}
        </Link>
      )}
    />
  ));
}

/** An order without the bank's response. Its receipt has the countdown and the link to the bank. */
function AwaitingNotice({ transaction: { transactionNumber, events } }: { transaction: TransactionSummary }) {
  const { t, lang } = useText('history', 'member', 'order');
  const titles = events.map(({ title }) => title).join(t('order.listSeparator'));
  return (
    <Notice title={t('history.awaitingTitle', { events: titles })}>
      <p>{t('history.awaitingBody', { number: transactionNumber })}</p>
      <LinkLine href={href(lang, 'receipt', { transactionNumber })}>{t('member.awaitingLink')}</LinkLine>
    </Notice>
  );
}

const searchId = 'historySearch';

/** Search and period above the list. */
function Finder({
  filter,
  onFilter,
  search,
}: { filter: HistoryFilter } & Pick<TxnHistoryScreenProps, 'onFilter' | 'search'>) {
  const { t, lang } = useText('history');
  return (
    <Stack gap="s3" className={styles.finder}>
      <SearchField
        id={searchId}
        action={href(lang, 'txnHistory')}
        variant="list"
        name="words"
        label={t('history.search')}
        value={filter.q}
        {...search}
        onSearch={(q) => onFilter({ ...filter, q })}
      />
      <FilterSelect
        label={t('history.period')}
        name="period"
        value={filter.period}
        options={historyPeriods.map((period) => ({ value: period, label: t(`history.period_${period}`) }))}
        onChange={(period) => onFilter({ ...filter, period })}
      />
    </Stack>
  );
}

interface TransactionsProps {
  tab: HistoryTab;
  transactions: TransactionSummary[];
  /** Resets both; null without a filter. */
  onClear: (() => void) | null;
}

function Transactions({ tab, transactions, onClear }: TransactionsProps) {
  const { t, lang } = useText('history');
  if (transactions.length > 0) {
    return <TransactionLedger caption={t(`history.${tab}`)} transactions={transactions} />;
  }
  if (onClear) {
    return (
      <EmptyState
        title={t('common.noSearchResult')}
        headingLevel={2}
        action={<Button onClick={onClear}>{t('history.clear')}</Button>}
      >
        {t('history.noneFoundBody')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('common.noRecordsFound')}
      headingLevel={2}
      action={tab === 'upcoming' && <Button href={href(lang, 'home')}>{t('history.browse')}</Button>}
    >
      {t(tab === 'upcoming' ? 'history.upcomingEmptyBody' : 'history.pastEmptyBody')}
    </EmptyState>
  );
}
