export { SiteTape, type SiteTapeProps } from './SiteTape.js';
