import { type Failure, href, type NoticePage, noticeMonths, noticesPerPage } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Pagination } from '@first-gong/ui/Pagination';
import { MemberShell } from '../../shared/MemberShell.js';
import { failureSentence } from '../../shared/messages/index.js';
import { NotReady, type NotReadyState } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { Inbox } from './Inbox.js';

export type NoticesState =
  | NotReadyState
  | {
      kind: 'ready';
      /** One page of the last three months, newest first. */
      inbox: NoticePage;
      /** The page in the address, from 1. */
      page: number;
      /** During a hot event these are earlier notices (spec §4 Login state). */
      hotEvent: boolean;
      /** Marking is pending. */
      marking: boolean;
      /** Why marking failed, or null. */
      failure: Failure | null;
    };

export interface NoticesScreenProps {
  state: NoticesState;
  onMarkAll: () => void;
  /** The member opens a notice's page. */
  onOpen: (noticeId: string) => void;
  onRetry: () => void;
}

/** The personal notices of the last three months (spec §2 personal notice inbox, §9). */
export function NoticesScreen({ state, onRetry, ...actions }: NoticesScreenProps) {
  const { t } = useText('notices', 'member');
  return (
    <MemberShell route="notices">
      {state.kind === 'ready' ? (
        <>
          <PageTitle>{t('member.notices')}</PageTitle>
          <Ready state={state} {...actions} />
        </>
      ) : (
        <NotReady state={state} title={t('member.notices')} loading={t('notices.loading')} onRetry={onRetry} />
      )}
    </MemberShell>
  );
}

type ReadyProps = Omit<NoticesScreenProps, 'state' | 'onRetry'> & { state: Extract<NoticesState, { kind: 'ready' }> };

function Ready({ state: { inbox, page, hotEvent, marking, failure }, onMarkAll, onOpen }: ReadyProps) {
  const { t, lang } = useText('notices', 'member');
  const { notices, total } = inbox;
  const pageCount = Math.max(1, Math.ceil(total / noticesPerPage));
  const months = noticeMonths;
  return (
    <>
      {hotEvent && (
        <Notice title={t('notices.hotTitle')}>
          <p>{t('notices.hotText')}</p>
        </Notice>
      )}
      {failure && (
        <Notice variant="danger" role="alert">
          <p>{failureSentence(failure, t, (what) => t('notices.markFailed', { what }))}</p>
        </Notice>
      )}
      {notices.length === 0 ? (
        !hotEvent && (
          <EmptyState
            title={t('common.noRecordsFound')}
            headingLevel={2}
            action={<Button href={href(lang, 'home')}>{t('common.allEvents')}</Button>}
          >
            {t('notices.emptyText', { months })}
          </EmptyState>
        )
      ) : (
        <>
          <Inbox inbox={inbox} marking={marking} onMarkAll={onMarkAll} onOpen={onOpen} />
          <Pagination
            label={t('notices.pages')}
            value={Math.min(page, pageCount)}
            pages={Array.from({ length: pageCount }, (_, index) => ({
              page: index + 1,
              href: href(lang, 'notices', index > 0 ? { page: String(index + 1) } : {}),
              label: t('notices.pageNumber', { page: index + 1 }),
            }))}
          />
          <p>{t('notices.older', { months })}</p>
        </>
      )}
    </>
  );
}
