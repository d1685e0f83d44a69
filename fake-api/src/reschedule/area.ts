import type { Shop } from '../area/area.js';
import type { Catalogue } from '../catalogue/index.js';
import type { Post } from '../mail/post.js';
import type { Notices } from '../notices/notices.js';
import { createRescheduleNotices, type Reschedule, reschedule } from './reschedule.js';

/** Performances that the organiser moves after tickets are sold (spec §2 personal notice inbox). */
export function createRescheduleArea(
  { store, now }: Shop,
  { catalogue, ...parts }: { catalogue: Catalogue; notices: Notices; post: Post },
) {
  const notices = createRescheduleNotices(parts);
  return {
    /** Moves a performance and tells its holders, in one transaction. */
    reschedule: (wanted: Reschedule) =>
      store.transact((tx) => {
        const { row, before } = reschedule(tx, wanted, catalogue, now());
        notices.tellHolders(tx, row, before);
      }),
    /** Tells the member of an order that is complete, if a performance was moved after the confirmation. */
    tellLate: notices.tellLate,
  };
}
