import { Button } from '@first-gong/ui/Button';
import { chatCircleIcon } from '@first-gong/ui/icons/chat-circle';
import { useText } from '../../shared/text/index.js';
import * as styles from './siteNotices.css.js';

export interface ChatButtonProps {
  /** `opening` while the chat's script loads, `failed` if it did not load. */
  state: 'closed' | 'opening' | 'failed';
  onOpen: () => void;
}

/** Opens the chat (spec §2 Display preferences), whose script loads only after a click. */
export function ChatButton({ state, onOpen }: ChatButtonProps) {
  const { t } = useText('site');
  return (
    <div className={styles.chat}>
      <Button icon={chatCircleIcon} busy={state === 'opening'} busyLabel={t('site.chatOpening')} onClick={onOpen}>
        {t('site.chat')}
      </Button>
      <p role="status" className={state === 'failed' ? styles.chatFailed : undefined}>
        {state === 'failed' && t('site.chatFailed', { number: t('common.hotlineNumber') })}
      </p>
    </div>
  );
}
