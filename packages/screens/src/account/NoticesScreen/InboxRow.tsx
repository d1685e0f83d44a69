import type { PersonalNotice } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { isUsefulLink } from '../../shared/hrefs.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './InboxRow.css.js';

interface InboxRowProps {
  notice: PersonalNotice;
  onOpen: (noticeId: string) => void;
}

/** One notice: dot, date, sentence, one action. Unread ones have a filled dot, bold type and a hidden word. */
export function InboxRow({ notice: { noticeId, at, title, body, read, href }, onOpen }: InboxRowProps) {
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
