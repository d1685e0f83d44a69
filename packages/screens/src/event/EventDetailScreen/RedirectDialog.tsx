import { redirectNotice } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Dialog } from '@first-gong/ui/Dialog';
import { isPlainClick } from '@first-gong/ui/followLinks';
import { arrowSquareOutIcon } from '@first-gong/ui/icons/arrow-square-out';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './RedirectDialog.css.js';
import type { EventHandlers, Leaving } from './state.js';

export interface RedirectDialogProps extends Pick<EventHandlers, 'onStay' | 'onLeavingShown'> {
  leaving: Leaving;
  /** Address of the government ticketing network. */
  url: string;
}

/**
 * The notice before a redirect to another site, with a countdown. Closing the dialog stops the countdown (spec §2, §9).
 */
export function RedirectDialog({ leaving: { secondsLeft }, url, onStay, onLeavingShown }: RedirectDialogProps) {
  const { t } = useText('event');
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={t('event.leavingTitle')}
      description={
        <>
          <Shown onShown={onLeavingShown} />
          <p>{t('event.networkText')}</p>
          {secondsLeft !== null && <p>{t('event.leavingSoon', { seconds: redirectNotice / 1000 })}</p>}
        </>
      }
      aside={
        secondsLeft !== null && (
          <p className={styles.count} role="timer">
            <VisuallyHidden>{`${t('event.leavingSeconds')} `}</VisuallyHidden>
            <span>{Math.max(0, secondsLeft)}</span>
          </p>
        )
      }
      actions={
        <>
          <Button
            variant="buy"
            href={url}
            iconAfter={arrowSquareOutIcon}
            // A link in another tab must not redirect this tab too.
            onClick={(event) => isPlainClick(event) || onStay()}
          >
            {t('event.leavingGo')}
          </Button>
          <Button onClick={onStay}>{t('event.leavingStay')}</Button>
        </>
      }
    />
  );
}

/** Reports that the dialog is visible. */
function Shown({ onShown }: { onShown: () => void }) {
  const report = useEffectEvent(onShown);
  useEffect(() => report(), []);
  return null;
}
