export { FeatureTicket, type FeatureTicketProps } from './FeatureTicket.js';
export { SeatsTonight, type SeatsTonightProps, type TonightRow } from './SeatsTonight.js';
