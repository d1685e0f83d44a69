import type { FooterMessage } from '@first-gong/domain';
import { FooterColumn } from '@first-gong/ui/Footer';
import { Link } from '@first-gong/ui/Link';
import { isUsefulLink } from '../hrefs.js';
import { type RetryAction, SectionError, type SectionState } from '../parts/index.js';
import { useText } from '../text/index.js';
import * as styles from './PageLayout.css.js';

/** Messages shown before a click. */
const shownMessages = 3;

/** The messages of the last three months, newest first (spec §2). Renders nothing without messages. */
export function FooterMessages({ messages, again }: { messages: SectionState<FooterMessage>; again: RetryAction }) {
  const { t } = useText();
  const { data: rows = [] } = messages;
  const earlier = rows.slice(shownMessages);
  if (rows.length === 0 && !messages.failure) return null;
  return (
    <div className={styles.messages}>
      <FooterColumn title={t('common.footerMessages')} aria-label={t('common.footerMessages')} id="messages">
        <Messages messages={rows.slice(0, shownMessages)} />
        {earlier.length > 0 && (
          <details>
            <summary className={styles.earlier}>{t('common.footerMessagesEarlier', { count: earlier.length })}</summary>
            <Messages messages={earlier} />
          </details>
        )}
        <SectionError name={t('common.footerMessages')} part={messages} again={again} next="messages" />
      </FooterColumn>
    </div>
  );
}

function Messages({ messages }: { messages: readonly FooterMessage[] }) {
  const { format } = useText();
  return (
    <ul>
      {messages.map(({ messageId, at, text, href }) => (
        <li key={messageId}>
          <b>{format.day(at)}</b> {isUsefulLink(href) ? <Link href={href}>{text}</Link> : <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
