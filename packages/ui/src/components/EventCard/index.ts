export { EventCard } from './EventCard.js';
export type { CardDate, EventCardProps } from './props.js';
