import type { Shop } from '../area/area.js';
import type { Catalogue } from '../catalogue/index.js';
import type { Outbox } from '../mail/post.js';
import type { Notices } from '../notices/notices.js';
import { createRescheduleNotices, type Reschedule, reschedule } from './reschedule.js';

/** Reschedules performances after tickets were sold (spec §2 personal notice inbox). */
export function createRescheduleArea(
  { store, now }: Shop,
  { catalogue, ...parts }: { catalogue: Catalogue; notices: Notices; outbox: Outbox },
) {
  const notices = createRescheduleNotices(parts);
  return {
    /** Reschedules and notifies ticket holders, in one transaction. */
    reschedule: (wanted: Reschedule) =>
      store.transact((tx) => {
        const { row, before } = reschedule(tx, wanted, catalogue, now());
        notices.tellHolders(tx, row, before);
      }),
    /** Notifies the member of an order that completed after the rescheduling. */
    tellLate: notices.tellLate,
  };
}
