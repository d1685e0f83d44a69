import { join } from 'node:path';
import { formThrottle } from '@first-gong/domain';
import type { HandlersOf } from '../http/handlers.js';
import { createRateLimit } from '../http/rateLimit.js';
import type { Post } from '../mail/post.js';
import { demoMember } from '../members/seed.js';
import type { ShopStore } from '../state.js';
import { createChangeRequests } from './changes.js';
import { createHelpHandlers, type HelpNames } from './handlers.js';
import { createNewsletter } from './newsletter.js';
import { createUploads, type Uploads } from './uploads.js';

export interface HelpOptions {
  store: ShopStore;
  post: Post;
  /** The shop's data folder; images are kept in one of its own inside. */
  dataDir: string;
  now: () => number;
}

/** Opens what the help pages need: the newsletter with its first reader, and the uploads without what is over. */
export async function openHelp({ store, post, dataDir, now }: HelpOptions): Promise<{
  handlers: HandlersOf<HelpNames>;
  uploads: Uploads;
}> {
  const newsletter = createNewsletter(store, now);
  await newsletter.seed([demoMember.loginEmail], 'zh_hk');
  const uploads = createUploads(store, join(dataDir, 'uploads'), now);
  await uploads.prune();
  const changes = createChangeRequests({ store, uploads, post, now });
  const limit = createRateLimit(formThrottle, now);
  return {
    handlers: createHelpHandlers({ store, newsletter, uploads, changes, limit, now }),
    uploads,
  };
}
