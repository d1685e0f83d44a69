import { type Group, isSoldByNetwork } from '../catalogue/eventKinds.js';
import { serviceCharge } from './cart.js';

// Every list runs this, so it is not `allInPrice`: its parts would come with it. A test holds the two together.

/**
 * Cents that a buyer pays for one ticket: the ticket, the service charge and the cheapest collection, which is free (spec
 * §9). The government network adds its own charges to its tickets.
 */
export const priceToPay = ({ group }: { group: Group }, price: number): number =>
  isSoldByNetwork(group) ? price : price + serviceCharge('website', 1);
