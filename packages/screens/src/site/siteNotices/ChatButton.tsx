import { Button } from '@first-gong/ui/Button';
import { chatCircleIcon } from '@first-gong/ui/icons/chat-circle';
import { useText } from '../../shared/text/index.js';
import * as styles from './siteNotices.css.js';

export interface ChatButtonProps {
  /** `opening` while the script of the chat is on its way, `failed` when it did not come. */
  state: 'closed' | 'opening' | 'failed';
  onOpen: () => void;
}

/** Opens the chat of an optional extra script (spec §2 Display preferences). The page loads nothing of it before a press. */
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
