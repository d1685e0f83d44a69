export { type OptionCard, OptionCards, type OptionCardsProps } from './OptionCards.js';
