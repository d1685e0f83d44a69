import type { Shop } from '../area/area.js';
import { type CancellationDependencies, createCancellation } from './cancellation.js';

/** Performances that the organiser cancels (spec §2 personal notice inbox). */
export function createCancellationArea({ store, now }: Shop, parts: CancellationDependencies) {
  const cancel = createCancellation(parts);
  return {
    /** Cancels and refunds in one transaction. */
    cancel: (wanted: { performanceId: string }) => store.transact((tx) => cancel(tx, wanted, now())),
  };
}
