import { type Group, isSoldByNetwork } from '../catalogue/eventKinds.js';
import { serviceCharge } from './cart.js';

// Every list loads this module, so it does not import `allInPrice`. A test compares both.

/**
 * Cents for one ticket with service charge and free delivery (spec §9). The government network adds its charges itself.
 */
export const priceToPay = ({ group }: { group: Group }, price: number): number =>
  isSoldByNetwork(group) ? price : price + serviceCharge('website', 1);
