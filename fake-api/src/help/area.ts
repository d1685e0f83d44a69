import { join } from 'node:path';
import { formThrottle } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import { createPlaces } from '../lists/places.js';
import type { Post } from '../mail/post.js';
import type { Sessions } from '../members/sessions.js';
import { demoMember } from '../sample-data/members.js';
import { Counter } from '../shared/counter.js';
import { createChangeFees } from './changeFees.js';
import { createAnnounce, createChangeRequests } from './changes.js';
import { helpHandlers } from './handlers.js';
import { createNewsletter } from './newsletter.js';
import { changeFeeTable } from './rows.js';
import { createUploads } from './uploads.js';

export interface HelpAreaParts {
  post: Post;
  sessions: Sessions;
}

/** Contact, newsletter and change requests (spec §2, §5). */
export function createHelpArea({ store, now, options }: Shop, { post, sessions }: HelpAreaParts) {
  const newsletter = createNewsletter(store, now);
  const uploads = createUploads(store, join(options.dataDir, 'uploads'), now);
  const announce = createAnnounce(post);
  const fees = createChangeFees({ store, now, onPaid: announce });
  const changes = createChangeRequests({ store, uploads, fees, announce, now });
  const limit = new Counter(formThrottle, now);
  return {
    settlers: [{ table: changeFeeTable, settle: fees.payments.settle }],
    handlers: helpHandlers({
      store,
      newsletter,
      uploads,
      changes,
      places: createPlaces(),
      sessions,
      limit,
      now,
    }),
    payments: fees.payments,
    uploads,
    async start() {
      await newsletter.seed([demoMember.loginEmail], 'zh_hk');
      await uploads.tidy();
    },
    prune: uploads.prune,
  };
}
