/** Destinations of the courier (spec §9 Delivery). */
export const destinations = ['hongKong', 'macau', 'mainland', 'overseas'] as const;
export type Destination = (typeof destinations)[number];
