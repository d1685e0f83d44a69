import { Button } from '@first-gong/ui/Button';
import { arrowSquareOutIcon } from '@first-gong/ui/icons/arrow-square-out';
import { Notice } from '@first-gong/ui/Notice';
import { Stack } from '@first-gong/ui/Stack';
import { type ComponentType, lazy, Suspense } from 'react';
import { inTime } from '../../shared/inTime.js';
import { useText } from '../../shared/text/index.js';
import type { RedirectDialogProps } from './RedirectDialog.js';
import type { EventHandlers, Leaving } from './state.js';

/** Renders nothing if the file could not be loaded, because the page's link still works. */
const RedirectDialog = lazy(async (): Promise<{ default: ComponentType<RedirectDialogProps> }> => {
  try {
    return { default: (await inTime(() => import('./RedirectDialog.js'))).RedirectDialog };
  } catch {
    return { default: () => null };
  }
});

export interface NetworkSaleProps extends Pick<EventHandlers, 'onStay' | 'onLeavingShown'> {
  /** Address of the government ticketing network. */
  url: string;
  leaving: Leaving | null;
}

/** Link to the government network, and the notice before the redirect (spec §2, §9). */
export function NetworkSale({ url, leaving, ...handlers }: NetworkSaleProps) {
  const { t } = useText('event');
  return (
    <>
      <Notice title={t('event.networkTitle')}>
        <Stack gap="s3">
          <p>{t('event.networkText')}</p>
          <p>
            <Button variant="buy" href={url} iconAfter={arrowSquareOutIcon}>
              {t('event.networkGo')}
            </Button>
          </p>
        </Stack>
      </Notice>
      {leaving && (
        <Suspense>
          <RedirectDialog leaving={leaving} url={url} {...handlers} />
        </Suspense>
      )}
    </>
  );
}
