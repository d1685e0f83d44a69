import { type Failure, href, noticeMonths, type PersonalNotice, unreadCount } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Inbox, InboxRow } from '@first-gong/ui/Inbox';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { leadsFurther } from '../shared/hrefs/index.js';
import { MemberShell } from '../shared/member/index.js';
import { failureSentence } from '../shared/messages/index.js';
import { NotReady, type NotReadyState } from '../shared/notReady/index.js';
import { useText } from '../shared/text/index.js';

export type NoticesState =
  | NotReadyState
  | {
      kind: 'ready';
      /** Of the last three months, the newest first. */
      notices: PersonalNotice[];
      /** A hot event is on: these are the notices from before it (spec §4 Login state). */
      hotEvent: boolean;
      /** All are being marked as read. */
      marking: boolean;
      /** Why they could not be marked, or null. */
      failure: Failure | null;
    };

export interface NoticesScreenProps {
  state: NoticesState;
  onMarkAll: () => void;
  /** The member opens what a notice is about. */
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

function Ready({ state: { notices, hotEvent, marking, failure }, onMarkAll, onOpen }: ReadyProps) {
  const { t, lang } = useText('notices', 'member');
  const unread = unreadCount(notices);
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
            title={t('notices.emptyTitle', { months })}
            headingLevel={2}
            action={<Button href={href(lang, 'home')}>{t('common.allEvents')}</Button>}
          >
            {t('notices.emptyText')}
          </EmptyState>
        )
      ) : (
        <>
          <Inbox
            label={t('member.notices')}
            summary={t('notices.summary', { months, count: unread })}
            markAll={
              unread > 0
                ? {
                    label: t('notices.markAll'),
                    onClick: onMarkAll,
                    busy: marking,
                    busyLabel: t('notices.markingAll'),
                  }
                : undefined
            }
          >
            {notices.map((notice) => (
              <Row key={notice.noticeId} notice={notice} onOpen={onOpen} />
            ))}
          </Inbox>
          <p>{t('notices.older', { months })}</p>
        </>
      )}
    </>
  );
}

function Row({ notice, onOpen }: { notice: PersonalNotice; onOpen: (noticeId: string) => void }) {
  const { t, format } = useText('notices');
  const { noticeId, at, title, body, read, href: address } = notice;
  return (
    <InboxRow
      dateTime={at}
      date={format.recordDay(at)}
      title={title}
      unread={!read}
      state={t(read ? 'notices.read' : 'notices.unread')}
      action={
        leadsFurther(address) && (
          <Button size="small" href={address} onClick={() => onOpen(noticeId)}>
            <span aria-hidden="true">{t('notices.open')}</span>
            <VisuallyHidden>{t('notices.openOf', { title })}</VisuallyHidden>
          </Button>
        )
      }
    >
      {body.join(' ')}
    </InboxRow>
  );
}
