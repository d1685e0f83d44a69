export { type CardDate, EventCard, type EventCardProps } from './EventCard.js';
