import { type NoticePage, noticeMonths } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { useFocusAfter } from '@first-gong/ui/focus';
import { Inline } from '@first-gong/ui/Inline';
import { checkIcon } from '@first-gong/ui/icons/check';
import { useRef } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './Inbox.css.js';
import { InboxRow } from './InboxRow.js';

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
