import { href, type TopUp } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { DataTable, type DataTableColumn } from '@first-gong/ui/DataTable';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Icon, type IconShape } from '@first-gong/ui/Icon';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { hourglassMediumIcon } from '@first-gong/ui/icons/hourglass-medium';
import { xCircleIcon } from '@first-gong/ui/icons/x-circle';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { LinkLine } from '../../shared/LinkLine.js';
import { MemberShell } from '../../shared/MemberShell.js';
import { NotReady, type NotReadyState } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { type WishDue, WishDueNotice } from '../WishDueNotice.js';

export type TopUpsHistoryState =
  | NotReadyState
  | {
      kind: 'ready';
      /** Of the last year, newest first. */
      topUps: TopUp[];
      /** The wish that needs the points, or null. */
      due: WishDue | null;
    };

export interface TopUpsHistoryScreenProps {
  state: TopUpsHistoryState;
  onRetry: () => void;
}

/** Bought points (spec §3 Points: top-up history). The bank's page returns here. */
export function TopUpsHistoryScreen({ state, onRetry }: TopUpsHistoryScreenProps) {
  const { t, lang } = useText('points');
  if (state.kind !== 'ready') {
    return (
      <MemberShell route="topUpsHistory">
        <NotReady state={state} title={t('points.topUpsTitle')} loading={t('points.topUpsLoading')} onRetry={onRetry} />
      </MemberShell>
    );
  }
  const { topUps, due } = state;
  const [newest] = topUps;
  const topUpNow = <Button href={href(lang, 'topUps')}>{t('points.topUpNow')}</Button>;
  return (
    <MemberShell route="topUpsHistory">
      <PageTitle lead={t('points.oneYear')}>{t('points.topUpsTitle')}</PageTitle>
      <WishDueNotice due={due} />
      {topUps
        .filter(({ status }) => status === 'awaitingBank')
        .map((topUp) => (
          <Awaiting key={topUp.topUpId} topUp={topUp} />
        ))}
      {newest?.status === 'cancelled' && (
        <Notice variant="danger" title={t('points.failedTitle', { number: newest.topUpId })}>
          <p>{t('points.failedText')}</p>
          <LinkLine href={href(lang, 'topUps')}>{t('points.again')}</LinkLine>
        </Notice>
      )}
      {topUps.length === 0 ? (
        <EmptyState title={t('common.noRecordsFound')} headingLevel={2} action={topUpNow}>
          {t('points.topUpsEmptyText')}
        </EmptyState>
      ) : (
        <>
          <TopUpLedger topUps={topUps} />
          <div>{topUpNow}</div>
        </>
      )}
    </MemberShell>
  );
}

function Awaiting({ topUp: { topUpId, pointsTotal, paymentAmount, bankUrl } }: { topUp: TopUp }) {
  const { t, format } = useText('points');
  return (
    <Notice title={t('points.awaitingTitle', { number: topUpId })}>
      <p>{t('points.awaitingText', { count: format.count(pointsTotal), price: format.money(paymentAmount) })}</p>
      {bankUrl !== null && <LinkLine href={bankUrl}>{t('points.toBank')}</LinkLine>}
    </Notice>
  );
}

const icons: Record<TopUp['status'], IconShape> = {
  complete: checkCircleIcon,
  awaitingBank: hourglassMediumIcon,
  cancelled: xCircleIcon,
};

function TopUpLedger({ topUps }: { topUps: TopUp[] }) {
  const { t, format } = useText('points');
  const columns: DataTableColumn<TopUp>[] = [
    { key: 'date', header: t('points.date'), type: 'number', cell: ({ at }) => format.recordDay(at) },
    { key: 'number', header: t('points.number'), type: 'number', rowHeader: true, cell: ({ topUpId }) => topUpId },
    {
      key: 'status',
      header: t('points.status'),
      cell: ({ status }) => (
        <>
          <Icon icon={icons[status]} weight="fill" /> <span>{t(`points.status_${status}`)}</span>
        </>
      ),
    },
    {
      key: 'purchase',
      header: t('points.purchaseTotal'),
      type: 'amount',
      cell: ({ purchaseTotal }) => format.money(purchaseTotal),
    },
    {
      key: 'points',
      header: t('points.pointsTotal'),
      type: 'amount',
      cell: ({ pointsTotal }) => format.count(pointsTotal),
    },
    {
      key: 'payment',
      header: t('points.paymentAmount'),
      type: 'amount',
      // A failed top-up has charged nothing.
      cell: ({ paymentAmount, status }) => format.money(status === 'cancelled' ? 0 : paymentAmount),
    },
    {
      key: 'validity',
      header: t('points.validity'),
      cell: ({ validUntil }) =>
        validUntil === null ? t('points.noExpiry') : t('points.until', { date: format.recordDay(validUntil) }),
    },
  ];
  return (
    <DataTable caption={t('points.topUpsTitle')} columns={columns} rows={topUps} rowKey={({ topUpId }) => topUpId} />
  );
}
