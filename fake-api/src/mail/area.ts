import type { Shop } from '../area/area.js';
import { createPost } from './post.js';

/** Outbox and mail delivery. */
export function createMailArea({ store, now, siteUrl, options: { smtpUrl } }: Shop) {
  const post = createPost({ store, now, smtpUrl, siteUrl });
  const { start, prune, close } = post;
  return { start, prune, close, post };
}
