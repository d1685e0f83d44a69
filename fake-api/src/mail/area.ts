import type { Shop } from '../area/area.js';
import { createOutbox } from './post.js';

/** Outbox and mail delivery. */
export function createMailArea({ store, now, siteUrl, options: { smtpUrl } }: Shop) {
  const outbox = createOutbox({ store, now, smtpUrl, siteUrl });
  const { start, prune, close } = outbox;
  return { start, prune, close, outbox };
}
