import { redirectNotice } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { arrowSquareOutIcon } from '@first-gong/ui/icons/arrow-square-out';
import { Notice } from '@first-gong/ui/Notice';
import type { RedirectDialogProps } from '@first-gong/ui/RedirectDialog';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { inTime } from '../../shared/inTime.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './EventDetailScreen.css.js';
import type { EventHandlers, Leaving } from './state.js';

/** Nothing when it could not be loaded: the page then stays, and its link still leads there. */
const RedirectDialog = lazy(async (): Promise<{ default: ComponentType<RedirectDialogProps> }> => {
  try {
    return { default: (await inTime(() => import('@first-gong/ui/RedirectDialog'))).RedirectDialog };
  } catch {
    return { default: () => null };
  }
});

/** Inside the notice: reports that it is on the screen. */
function Shown({ onShown }: { onShown: () => void }) {
  const report = useEffectEvent(onShown);
  useEffect(() => report(), []);
  return null;
}

export interface NetworkSaleProps extends Pick<EventHandlers, 'onStay' | 'onLeavingShown'> {
  /** Address of the government ticketing network. */
  url: string;
  leaving: Leaving | null;
}

/** Where the tickets of the government network are sold, and the notice before the page leaves (spec §2, §9). */
export function NetworkSale({ url, leaving, onStay, onLeavingShown }: NetworkSaleProps) {
  const { t } = useText('event');
  return (
    <>
      <Notice title={t('event.networkTitle')}>
        <div className={styles.network}>
          <p>{t('event.networkText')}</p>
          <p>
            <Button variant="buy" href={url} iconAfter={arrowSquareOutIcon}>
              {t('event.networkGo')}
            </Button>
          </p>
        </div>
      </Notice>
      {leaving && (
        <Suspense>
          <RedirectDialog
            open
            onOpenChange={onStay}
            secondsLeft={leaving.secondsLeft}
            secondsLabel={t('event.leavingSeconds')}
            title={t('event.leavingTitle')}
            href={url}
            goLabel={t('event.leavingGo')}
            stayLabel={t('event.leavingStay')}
          >
            <Shown onShown={onLeavingShown} />
            <p>{t('event.networkText')}</p>
            {leaving.secondsLeft !== null && <p>{t('event.leavingSoon', { seconds: redirectNotice / 1000 })}</p>}
          </RedirectDialog>
        </Suspense>
      )}
    </>
  );
}
