export { cardProps, EventCards, type EventCardsProps } from './EventCards.js';
export { shortDay, splitTitle, stickerOf } from './words.js';
