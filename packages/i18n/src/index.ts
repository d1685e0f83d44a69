export type { Area } from './areas.js';
export { createFormat, type Format } from './format.js';
export { maintenanceHours } from './maintenanceHours.js';
export { createPageFormat } from './pageFormat.js';
export { seatsText, seatText } from './seatText.js';
export {
  createTranslate,
  type Dictionary,
  type LoadedWords,
  type Translate,
} from './text.js';
export { ticketTypeNames } from './ticketTypes.js';
