export { OfflineStrip, type OfflineStripProps } from './OfflineStrip.js';
