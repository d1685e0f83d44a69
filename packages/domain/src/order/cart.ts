import { serviceChargePerTicket } from '../constants.js';

export const salesChannels = ['website', 'kiosk', 'boxOffice'] as const;
export type SalesChannel = (typeof salesChannels)[number];

/** Service charge in cents: per ticket on the website, free at kiosks and box offices. */
export const serviceCharge = (channel: SalesChannel, tickets: number): number =>
  channel === 'website' ? tickets * serviceChargePerTicket : 0;

export interface PricedTickets {
  /** Cents per ticket. */
  price: number;
  quantity: number;
}

/** Totals in cents, before delivery and points. */
export interface CartTotals {
  ticketCount: number;
  ticketsTotal: number;
  serviceCharge: number;
}

/** Adds tickets and their online service charge. */
export function cartTotals(items: readonly PricedTickets[]): CartTotals {
  const ticketCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ticketCount,
    ticketsTotal: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    serviceCharge: serviceCharge('website', ticketCount),
  };
}
