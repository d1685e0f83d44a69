import { type NoticePage, noticeMonths, type PersonalNotice } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { useFocusAfter } from '@first-gong/ui/focus';
import { Inline } from '@first-gong/ui/Inline';
import { checkIcon } from '@first-gong/ui/icons/check';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useRef } from 'react';
import { isUsefulLink } from '../../shared/hrefs.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './Inbox.css.js';

export interface InboxProps {
  inbox: Pick<NoticePage, 'notices' | 'unread'>;
  /** Marking is pending. */
  marking: boolean;
  onMarkAll: () => void;
  /** The member opens a notice's page. */
  onOpen: (noticeId: string) => void;
}

/** A member's notices, newest first, and one button that marks all as read (spec §2). */
export function Inbox({ inbox: { notices, unread }, marking, onMarkAll, onOpen }: InboxProps) {
  const { t } = useText('notices', 'member');
  const summary = useRef<HTMLParagraphElement>(null);
  // The summary shows the result of the button, which has disappeared.
  useFocusAfter(unread === 0, () => summary.current);
  return (
    <div>
      <Inline gap="s4" rowGap="s2" justify="between" className={styles.head}>
        <p className={styles.summary} ref={summary} tabIndex={-1}>
          {t('notices.summary', { months: noticeMonths, count: unread })}
        </p>
        {unread > 0 && (
          <Button size="small" icon={checkIcon} busy={marking} busyLabel={t('notices.markingAll')} onClick={onMarkAll}>
            {t('notices.markAll')}
          </Button>
        )}
      </Inline>
      <ul className={styles.list} aria-label={t('member.notices')}>
        {notices.map((notice) => (
          <InboxRow key={notice.noticeId} notice={notice} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  );
}

interface InboxRowProps extends Pick<InboxProps, 'onOpen'> {
  notice: PersonalNotice;
}

/** One notice: dot, date, sentence, one action. Unread ones have a filled dot, bold type and a hidden word. */
function InboxRow({ notice: { noticeId, at, title, body, read, href }, onOpen }: InboxRowProps) {
  const { t, format } = useText('notices');
  const variant = read ? 'read' : 'unread';
  return (
    <li className={styles.row}>
      <span className={styles.dots[variant]} />
      <time className={styles.date} dateTime={at}>
        {format.recordDay(at)}
      </time>
      <div className={styles.words}>
        {/* biome-ignore lint/plugin/layout: a notice that was read has the weight of its text. */}
        <h2 className={styles.titles[variant]}>
          <VisuallyHidden>{`${t(`notices.${variant}`)} `}</VisuallyHidden>
          <span>{title}</span>
        </h2>
        <p className={styles.body}>{body.join(format.sentenceGap)}</p>
      </div>
      {isUsefulLink(href) && (
        <div className={styles.end}>
          <Button size="small" href={href} onClick={() => onOpen(noticeId)}>
            <span aria-hidden="true">{t('notices.open')}</span>
            <VisuallyHidden>{t('notices.openOf', { title })}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}
