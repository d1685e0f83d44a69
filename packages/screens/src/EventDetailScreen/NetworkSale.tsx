import { redirectNotice } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { arrowSquareOutIcon } from '@first-gong/ui/icons/arrow-square-out';
import { Notice } from '@first-gong/ui/Notice';
import { lazy, Suspense } from 'react';
import { useText } from '../shared/text/index.js';
import * as styles from './EventDetailScreen.css.js';
import type { EventHandlers, Leaving } from './state.js';

const RedirectDialog = lazy(async () => ({
  default: (await import('@first-gong/ui/RedirectDialog')).RedirectDialog,
}));

export interface NetworkSaleProps extends Pick<EventHandlers, 'onStay'> {
  /** Address of the government ticketing network. */
  url: string;
  leaving: Leaving | null;
}

/** Where the tickets of the government network are sold, and the notice before the page leaves (spec §2, §9). */
export function NetworkSale({ url, leaving, onStay }: NetworkSaleProps) {
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
            <p>{t('event.networkText')}</p>
            {leaving.secondsLeft !== null && <p>{t('event.leavingSoon', { seconds: redirectNotice / 1000 })}</p>}
          </RedirectDialog>
        </Suspense>
      )}
    </>
  );
}
