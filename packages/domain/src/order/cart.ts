import { serviceChargePerTicket } from '../constants.js';

/** Channels that sell tickets. */
export const salesChannels = ['website', 'kiosk', 'boxOffice'] as const;
export type SalesChannel = (typeof salesChannels)[number];

/** The service charge in cents: charged per ticket on the website, free at a kiosk or box office. */
export const serviceCharge = (channel: SalesChannel, tickets: number): number =>
  channel === 'website' ? tickets * serviceChargePerTicket : 0;

/** Tickets at one price. */
export interface PricedTickets {
  /** Cents per ticket. */
  price: number;
  quantity: number;
}

/** The totals of a cart in cents, before delivery and points. */
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
