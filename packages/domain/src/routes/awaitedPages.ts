import type { SitePage } from './routes.js';

/**
 * Pages that have an address but no screen yet. Their addresses lead home. Mails, notices and news link to them
 * already. When a page gets its screen, its line moves to `routes`: the redirects to it then work.
 */
export const awaitedPages = {
  wishList: { path: '/Member/WishList.html', access: 'wishListMember' },
  contactUs: { path: '/CS.html', access: 'everyone' },
  txnChangeRequest: { path: '/TxnChangeRequest.html', access: 'everyone' },
  deliveryChangeRequest: { path: '/DeliveryChangeRequest.html', access: 'everyone' },
  boxOffice: { path: '/BoxOffice.html', access: 'everyone' },
  ticketingTerminal: { path: '/TicketingTerminal.html', access: 'everyone' },
  unsubscribe: { path: '/Unsubscribe.html', access: 'everyone' },
  unsubscribeSuccess: { path: '/UnsubscribeSuccess.html', access: 'everyone', unlisted: true },
} as const satisfies Record<string, SitePage>;
