export { EventDetailScreen, type EventDetailScreenProps } from './EventDetailScreen.js';
export type { EventDetailState, InCart } from './state.js';
