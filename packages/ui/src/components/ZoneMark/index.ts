export { type ZoneCode, ZoneMark, type ZoneMarkProps } from './ZoneMark.js';
