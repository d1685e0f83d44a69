import { deliveryChangeFee, type OrderToChange, type Transaction } from '@first-gong/domain';
import type { DeliveryChangeForm } from './state.js';

/** The order as `deliveryChangeFee` takes it. */
export const orderOf = (order: Transaction | null): OrderToChange | null =>
  order && { events: order.orders.map(({ event }) => event), lines: order.lines };

/** Cents. */
export const feeOf = ({ values, order }: Pick<DeliveryChangeForm, 'values' | 'order'>): number =>
  values.option === '' ? 0 : deliveryChangeFee({ ...values, option: values.option }, orderOf(order));
