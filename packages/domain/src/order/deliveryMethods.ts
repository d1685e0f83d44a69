/**
 * E-ticket and the options of spec §3 Delivery change request. Without superstruct, so that pages with prices do not
 * load that library.
 */
export const deliveryMethods = ['eTicket', 'kiosk', 'pickUp', 'courier'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];
