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

/** Runs a function in an idle browser. @returns the cancel function */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}

/** The popup event (spec §3, §4) in an idle browser, once per device. Left out while a hot event may be on. */
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
        // A transition, because the home page renders again.
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
