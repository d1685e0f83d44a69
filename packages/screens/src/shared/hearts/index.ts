export { Heart } from './Heart.js';
export { type Hearts, heartId, type LikedEvent } from './state.js';
