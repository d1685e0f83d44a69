import type { PopupEvent } from '@first-gong/domain';
import { deviceStore } from '../session/storage.js';

const name = 'dismissedPopups';
/** Popups that a device remembers: one is new each week. */
const most = 50;

function dismissed(): string[] {
  const stored = deviceStore.readData(name);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

export function dismissPopup(popupId: string): void {
  deviceStore.keepData(name, [popupId, ...dismissed()].slice(0, most));
}

/** The first current popup that this device has not dismissed. @param now of the shop, in milliseconds since 1970 */
export function popupAt(popups: readonly PopupEvent[], now: number): PopupEvent | undefined {
  const seen = dismissed();
  return popups.find(
    ({ popupId, effectiveFrom, effectiveTo }) =>
      Date.parse(effectiveFrom) <= now && now < Date.parse(effectiveTo) && !seen.includes(popupId),
  );
}
