import type { PopupEvent } from '@first-gong/domain';
import { deviceStore } from '../session/storage.js';

const name = 'dismissedPopups';
/** The most popups that a device remembers: one is new each week. */
const most = 50;

function dismissed(): string[] {
  const kept = deviceStore.readData(name);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Keeps a popup away on this device. */
export function dismissPopup(popupId: string): void {
  deviceStore.keepData(name, [popupId, ...dismissed()].slice(0, most));
}

/**
 * The popup to show now: the first that has begun, has not ended and was not dismissed here.
 * @param now of the shop's clock, in milliseconds since 1970.
 */
export function popupAt(popups: readonly PopupEvent[], now: number): PopupEvent | undefined {
  const seen = dismissed();
  return popups.find(
    ({ popupId, effectiveFrom, effectiveTo }) =>
      Date.parse(effectiveFrom) <= now && now < Date.parse(effectiveTo) && !seen.includes(popupId),
  );
}
