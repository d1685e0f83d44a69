export { EventDetailScreen, type EventDetailScreenProps } from './EventDetailScreen.js';
export { eventHref } from './hrefs.js';
export type { Choice, ChoiceHandlers, EventDetailState, EventReady, InCart } from './state.js';
