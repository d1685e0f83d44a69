import type { SitePage } from './routes.js';

/**
 * Pages that have an address but no screen yet. Their addresses lead home. Mails, notices and news link to them
 * already. When a page gets its screen, its line moves to `routes`: the redirects to it then work.
 */
export const awaitedPages = {
  wishList: { path: '/Member/WishList.html', access: 'wishListMember' },
  aboutUs: { path: '/AboutUs.html', access: 'everyone' },
  help: { path: '/Help.html', access: 'everyone' },
  contactUs: { path: '/CS.html', access: 'everyone' },
  txnChangeRequest: { path: '/TxnChangeRequest.html', access: 'everyone' },
  faq: { path: '/Faq.html', access: 'everyone' },
  buyTickets: { path: '/BuyTickets.html', access: 'everyone' },
  systemRequirement: { path: '/SystemRequirement.html', access: 'everyone' },
  buyEventTickets: { path: '/BuyEventTickets.html', access: 'everyone' },
  paymentMethod: { path: '/PaymentMethod.html', access: 'everyone' },
  delivery: { path: '/Delivery.html', access: 'everyone' },
  serviceFee: { path: '/ServiceFee.html', access: 'everyone' },
  deliveryChangeRequest: { path: '/DeliveryChangeRequest.html', access: 'everyone' },
  boxOffice: { path: '/BoxOffice.html', access: 'everyone' },
  ticketingTerminal: { path: '/TicketingTerminal.html', access: 'everyone' },
  releaseNotes: { path: '/ReleaseNotes.html', access: 'everyone' },
  unsubscribe: { path: '/Unsubscribe.html', access: 'everyone' },
  unsubscribeSuccess: { path: '/UnsubscribeSuccess.html', access: 'everyone', unlisted: true },
} as const satisfies Record<string, SitePage>;
