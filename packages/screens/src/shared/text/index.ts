export { priceText } from './price.js';
export { type Text, TextProvider, useText } from './Text.js';
export { ticketTypeNames } from './ticketTypes.js';
