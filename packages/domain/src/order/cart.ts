import { serviceChargePerTicket } from '../constants.js';

/** Where tickets are bought. */
export const salesChannels = ['website', 'kiosk', 'boxOffice'] as const;
export type SalesChannel = (typeof salesChannels)[number];

/** The service charge on some tickets, in cents: a charge a ticket on the website, none at a kiosk or box office. */
export const serviceCharge = (channel: SalesChannel, tickets: number): number =>
  channel === 'website' ? tickets * serviceChargePerTicket : 0;

/** Tickets of one price. */
export interface PricedTickets {
  /** Cents a ticket. */
  price: number;
  quantity: number;
}

/** What tickets come to, in cents, before delivery and points. */
export interface CartTotals {
  ticketCount: number;
  ticketsTotal: number;
  serviceCharge: number;
}

/** Adds up tickets and their service charge on the website. */
export function cartTotals(items: readonly PricedTickets[]): CartTotals {
  const ticketCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ticketCount,
    ticketsTotal: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    serviceCharge: serviceCharge('website', ticketCount),
  };
}
