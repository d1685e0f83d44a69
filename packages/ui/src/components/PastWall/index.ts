export { type PastEvent, type PastMonth, PastWall, type PastWallProps, type PastYear } from './PastWall.js';
