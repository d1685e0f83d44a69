export { type PastEvent, PastWall, type PastWallProps, type PastYear } from './PastWall.js';
