/** spec §9 Delivery: where a courier goes. */
export const destinations = ['hongKong', 'macau', 'mainland', 'overseas'] as const;
export type Destination = (typeof destinations)[number];
