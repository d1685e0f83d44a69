export { cardProps, EventCards } from './EventCards.js';
export { shortDay, splitTitle, stickerOf } from './words.js';
