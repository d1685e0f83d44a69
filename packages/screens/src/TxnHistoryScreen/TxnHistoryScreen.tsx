import { href, type Member, type TransactionSummary } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Link } from '@first-gong/ui/Link';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Tabs } from '@first-gong/ui/Tabs';
import { MemberShell } from '../shared/member/MemberShell.js';
import { NotReady, type NotReadyState } from '../shared/notReady/index.js';
import { useText } from '../shared/text/index.js';
import { TransactionFailure, useTransactionWords } from '../shared/transaction/index.js';
import { MemberBand, type NextShow } from './MemberBand.js';
import { TransactionLedger } from './TransactionLedger.js';

export type HistoryTab = 'upcoming' | 'past';

export type TxnHistoryState =
  | NotReadyState
  | {
      kind: 'ready';
      member: Member;
      /** Complete orders with a performance to come, soonest first. */
      upcoming: TransactionSummary[];
      /** Complete orders whose performances are over. */
      past: TransactionSummary[];
      next: NextShow | null;
      /** Orders whose bank has not answered yet. */
      awaiting: TransactionSummary[];
    };

export interface TxnHistoryScreenProps {
  state: TxnHistoryState;
  tab: HistoryTab;
  onTab: (tab: HistoryTab) => void;
  onRetry: () => void;
}

/** The first page of member services: points, the next show, and every transaction (spec §2 Member services). */
export function TxnHistoryScreen({ state, tab, onTab, onRetry }: TxnHistoryScreenProps) {
  const { t } = useText('history');
  if (state.kind !== 'ready') {
    return (
      <MemberShell route="txnHistory">
        <NotReady
          state={state}
          title={t('common.transactionHistory')}
          loading={t('history.loading')}
          onRetry={onRetry}
          failed={TransactionFailure}
        />
      </MemberShell>
    );
  }
  return (
    <MemberShell route="txnHistory">
      <PageTitle>{t('common.transactionHistory')}</PageTitle>
      {state.awaiting.map((transaction) => (
        <AwaitingNotice key={transaction.transactionNumber} transaction={transaction} />
      ))}
      <MemberBand member={state.member} next={state.next} />
      <Tabs
        label={t('history.tabsLabel')}
        value={tab}
        onChange={onTab}
        items={[
          {
            value: 'upcoming',
            label: t('history.tabCount', { name: t('history.upcoming'), count: state.upcoming.length }),
            content: <Transactions tab="upcoming" transactions={state.upcoming} />,
          },
          {
            value: 'past',
            label: t('history.tabCount', { name: t('history.past'), count: state.past.length }),
            content: <Transactions tab="past" transactions={state.past} />,
          },
        ]}
      />
    </MemberShell>
  );
}

/** An order whose bank has not answered. Its receipt shows the clock and the link to the bank. */
function AwaitingNotice({ transaction: { transactionNumber, events } }: { transaction: TransactionSummary }) {
  const { t, lang } = useText('history', 'member');
  const { listed } = useTransactionWords();
  return (
    <Notice title={t('history.awaitingTitle', { events: listed(events.map(({ title }) => title)) })}>
      <p>{t('history.awaitingBody', { number: transactionNumber })}</p>
      <p>
        <Link href={href(lang, 'receipt', { transactionNumber })} standalone>
          {t('member.awaitingLink')}
        </Link>
      </p>
    </Notice>
  );
}

function Transactions({ tab, transactions }: { tab: HistoryTab; transactions: TransactionSummary[] }) {
  const { t, lang } = useText('history');
  if (transactions.length > 0) {
    return <TransactionLedger caption={t(`history.${tab}`)} transactions={transactions} />;
  }
  return (
    <EmptyState
      title={t(tab === 'upcoming' ? 'history.upcomingEmptyTitle' : 'history.pastEmptyTitle')}
      headingLevel={2}
      action={tab === 'upcoming' && <Button href={href(lang, 'home')}>{t('history.browse')}</Button>}
    >
      {t(tab === 'upcoming' ? 'history.upcomingEmptyBody' : 'history.pastEmptyBody')}
    </EmptyState>
  );
}
