export { ticketTypeNames } from '@first-gong/i18n';
export { priceText, rangeToPay } from './price.js';
export { type Text, TextProvider, useText } from './Text.js';
