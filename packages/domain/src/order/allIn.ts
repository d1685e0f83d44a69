import { type Group, isOnline } from '../catalogue/eventKinds.js';
import { serviceCharge } from './cart.js';
import { deliveryFee } from './delivery.js';
import { type DeliveryMethod, deliveryMethods } from './deliveryMethods.js';

/** Tickets of one price with all fees. Cents. */
export interface AllInPrice {
  tickets: number;
  serviceCharge: number;
  /** Cheapest delivery method and its fee. */
  collection: DeliveryMethod;
  collectionFee: number;
  total: number;
}

/** The lowest total for tickets: with service charge and cheapest delivery (spec §4 Order, §9). */
export function allInPrice(price: number, quantity: number, group: Group): AllInPrice {
  const methods: readonly DeliveryMethod[] = isOnline(group) ? ['eTicket'] : deliveryMethods;
  const feeOf = (method: DeliveryMethod) => deliveryFee(method, null, group === 'cinema');
  const collection = methods.reduce((best, method) => (feeOf(method) < feeOf(best) ? method : best));
  const tickets = price * quantity;
  const charge = serviceCharge('website', quantity);
  const collectionFee = feeOf(collection);
  return { tickets, serviceCharge: charge, collection, collectionFee, total: tickets + charge + collectionFee };
}
