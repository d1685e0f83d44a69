/**
 * spec §3 Delivery change request: options kiosk, pick-up by appointment, delivery; and the e-ticket. They are separate
 * from the structs in `purchase.ts` so that a page that only shows prices does not load superstruct.
 */
export const deliveryMethods = ['eTicket', 'kiosk', 'pickUp', 'courier'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];
