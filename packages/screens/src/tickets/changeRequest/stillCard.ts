import type { CardFrontHandlers } from './state.js';

/** For stories and tests: no tool for the card does anything. */
export const stillCard: CardFrontHandlers = {
  onPhoto: () => {},
  onAdd: () => {},
  onUnreadable: () => {},
  onCover: () => {},
};
