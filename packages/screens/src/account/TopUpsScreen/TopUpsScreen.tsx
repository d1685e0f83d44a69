import { href, type PointEntry, points } from '@first-gong/domain';
import { DataTable, type DataTableColumn } from '@first-gong/ui/DataTable';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Inline } from '@first-gong/ui/Inline';
import { Link } from '@first-gong/ui/Link';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { LinkLine } from '../../shared/LinkLine.js';
import { MemberShell } from '../../shared/MemberShell.js';
import { NotReady } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { WishDueNotice } from '../WishDueNotice.js';
import type { TopUpsScreenProps } from './state.js';
import { TopUpForm } from './TopUpForm.js';
import * as styles from './TopUpsScreen.css.js';

export type { TopUpsState, TopUpValues } from './state.js';

/** A member's points: balance, top-up, and the changes (spec §3 Points, §9). */
export function TopUpsScreen({ state, onChange, onTopUp, onRetry }: TopUpsScreenProps) {
  const { t, format, lang } = useText('points', 'member');
  return (
    <MemberShell route="topUps">
      {state.kind === 'ready' ? (
        <>
          <PageTitle>{t('member.points')}</PageTitle>
          <WishDueNotice due={state.due} />
          <section className={styles.band} aria-label={t('points.balance')}>
            <p>{t('points.balance')}</p>
            <Inline as="p" gap="s2" rowGap="none" align="baseline" className={styles.balance}>
              <span>{format.count(state.balance)}</span>{' '}
              <span className={styles.unit}>{t('points.unit', { count: state.balance })}</span>
            </Inline>
            <p>{t('points.rule', { count: points.perDollarOffset })}</p>
          </section>
          <Stack as="section" gap="s5">
            <SectionHeading aside={t('points.noCash')}>{t('points.topUpTitle')}</SectionHeading>
            <TopUpForm state={state} onChange={onChange} onTopUp={onTopUp} />
            <LinkLine href={href(lang, 'topUpsHistory')}>{t('points.topUpsTitle')}</LinkLine>
          </Stack>
          <Stack as="section" gap="s5">
            <SectionHeading aside={t('points.oneYear')}>{t('points.historyTitle')}</SectionHeading>
            <History entries={state.entries} />
          </Stack>
        </>
      ) : (
        <NotReady state={state} title={t('member.points')} loading={t('points.loading')} onRetry={onRetry} />
      )}
    </MemberShell>
  );
}

function History({ entries }: { entries: PointEntry[] }) {
  const { t, format, lang } = useText('points');
  if (entries.length === 0) {
    return (
      <EmptyState title={t('common.noRecordsFound')}>
        {t('points.historyEmptyText', { count: points.perDollar })}
      </EmptyState>
    );
  }
  const numbered = ({ kind, transactionNumber }: PointEntry) =>
    transactionNumber === null ? null : (
      <Link
        standalone
        href={
          kind === 'toppedUp' ? href(lang, 'topUpsHistory') : href(lang, 'transactionDetail', { transactionNumber })
        }
      >
        {transactionNumber}
      </Link>
    );
  const columns: DataTableColumn<PointEntry>[] = [
    { key: 'date', header: t('points.date'), type: 'number', cell: ({ at }) => format.recordDay(at) },
    { key: 'entry', header: t('points.entry'), rowHeader: true, cell: ({ kind }) => t(`points.${kind}`) },
    { key: 'number', header: t('points.number'), type: 'number', cell: numbered },
    {
      key: 'change',
      header: t('points.change'),
      type: 'amount',
      cell: ({ points: moved }) => `${moved < 0 ? '−' : '+'}${format.count(Math.abs(moved))}`,
    },
    { key: 'balance', header: t('points.balanceThen'), type: 'amount', cell: ({ balance }) => format.count(balance) },
  ];
  return (
    <DataTable caption={t('points.historyTitle')} columns={columns} rows={entries} rowKey={({ entryId }) => entryId} />
  );
}
