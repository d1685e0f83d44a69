import type { PopupEvent } from '@first-gong/domain';
import type { PopupSlipProps } from '@first-gong/screens/home/PopupSlip';
import { useText } from '@first-gong/screens/shared/text';
import { type ComponentType, type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../data/calls.js';
import { lazyPart } from '../site/lazyPart.js';
import { useShopClock } from '../site/useShopClock.js';
import { dismissPopup, popupAt } from './popups.js';

const popupSlip = lazyPart(
  () => import('@first-gong/screens/home/PopupSlip'),
  ({ PopupSlip }) => PopupSlip,
  ['popup'],
  'report',
);

/** Runs when the browser has nothing else to do. @returns what takes it back. */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}

/**
 * The popup event of the home page (spec §3, §4): it comes when the page is idle, once per device, and never in a hot
 * event or while it is not known whether one is on. A popup that cannot be loaded is left out.
 */
export function usePopup(): ReactNode {
  const { lang } = useText();
  const hot = useCall('isHotEvent');
  const popups = useCall('popupEventList');
  const [shown, setShown] = useState<{ popup: PopupEvent; Slip: ComponentType<PopupSlipProps> } | null>(null);
  const clock = useShopClock();
  const now = useEffectEvent(() => clock());
  const list = hot.data === false ? popups.data : undefined;

  useEffect(() => {
    if (!list) return;
    let isLeft = false;
    const takeBack = whenIdle(() => {
      const popup = popupAt(list, now());
      if (!popup) return;
      popupSlip.load(lang).then(
        // The home page is drawn again with it, and yields to the reader meanwhile.
        (Slip) => isLeft || startTransition(() => setShown({ popup, Slip })),
        () => null,
      );
    });
    return () => {
      isLeft = true;
      takeBack();
    };
  }, [list, lang]);

  if (!shown || !list) return null;
  const { popup, Slip } = shown;
  return (
    <Slip
      popup={popup}
      onDismiss={() => {
        dismissPopup(popup.popupId);
        setShown(null);
      }}
    />
  );
}
