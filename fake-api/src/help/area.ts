import { join } from 'node:path';
import { normalEmail } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Outbox } from '../mail/post.js';
import type { Sessions } from '../members/sessions.js';
import { demoMember } from '../sample-data/members.js';
import { memberTable } from '../shared/member.js';
import { createChangeRequests } from './changes.js';
import { helpHandlers } from './handlers.js';
import { subscribe } from './newsletter.js';
import { changeFeeTable, subscriberTable } from './rows.js';
import { createUploads } from './uploads.js';

/** Contact, newsletter and change requests (spec §2, §5). */
export function createHelpArea(shop: Shop, { outbox, sessions }: { outbox: Outbox; sessions: Sessions }) {
  const { store, now, options } = shop;
  const uploads = createUploads(store, join(options.dataDir, 'uploads'), now);
  const changes = createChangeRequests(shop, uploads, outbox);
  const { payments } = changes;
  return {
    deadlineHandlers: [{ table: changeFeeTable, onDeadline: payments.onDeadline }],
    handlers: helpHandlers(shop, { uploads, changes, sessions }),
    payments,
    uploads,
    async start() {
      const { id, loginEmail } = demoMember;
      // Does not resubscribe a demonstration member who has unsubscribed or closed the account.
      const isOpen = store.read().get(memberTable, id)?.loginEmail === loginEmail;
      if (isOpen && store.read().get(subscriberTable, normalEmail(loginEmail)) === undefined) {
        await store.transact((tx) => subscribe(tx, loginEmail, 'zh_hk', now()));
      }
      await uploads.tidy();
    },
    prune: uploads.prune,
  };
}
