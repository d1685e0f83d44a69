import { serviceChargePerTicket } from '../constants.js';

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

/** Adds up tickets and their service charge. */
export function cartTotals(items: readonly PricedTickets[]): CartTotals {
  const ticketCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ticketCount,
    ticketsTotal: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    serviceCharge: ticketCount * serviceChargePerTicket,
  };
}
