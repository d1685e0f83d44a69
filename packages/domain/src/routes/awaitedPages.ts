import type { SitePage } from './routes.js';

/**
 * Pages that have an address but no screen yet. Their addresses lead home. Mails, notices and news link to them
 * already. When a page gets its screen, its line moves to `routes`: the redirects to it then work.
 */
export const awaitedPages = {
  txnChangeRequest: { path: '/TxnChangeRequest.html', access: 'everyone' },
} as const satisfies Record<string, SitePage>;
