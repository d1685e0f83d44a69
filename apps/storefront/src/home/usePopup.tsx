import type { PopupEvent } from '@first-gong/domain';
import type { PopupSlipProps } from '@first-gong/screens/home/PopupSlip';
import { useText } from '@first-gong/screens/shared/text';
import { type ComponentType, type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../data/calls.js';
import { lazyPart } from '../site/lazyPart.js';
import { useShopClock } from '../site/useShopTime.js';
import { dismissPopup, popupAt } from './popups.js';

const popupSlip = lazyPart(
  () => import('@first-gong/screens/home/PopupSlip'),
  ({ PopupSlip }) => PopupSlip,
  ['popup'],
  'report',
);

/** Safari has no idle callback. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 1000);

/** The popup event (spec §3, §4) in an idle browser, once per device. Left out while a hot event may be on. */
export function usePopup(): ReactNode {
  const { lang } = useText();
  const hot = useCall('isHotEvent');
  const popups = useCall('popupEventList');
  const [shown, setShown] = useState<{ popup: PopupEvent; Slip: ComponentType<PopupSlipProps> } | null>(null);
  const now = useEffectEvent(useShopClock());
  const list = hot.data === false ? popups.data : undefined;

  useEffect(() => {
    if (!list) return;
    let isLeft = false;
    whenIdle(() => {
      const popup = isLeft ? undefined : popupAt(list, now());
      if (!popup) return;
      popupSlip.load(lang).then(
        // A transition, because the home page renders again.
        (Slip) => isLeft || startTransition(() => setShown({ popup, Slip })),
        () => null,
      );
    });
    return () => {
      isLeft = true;
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
