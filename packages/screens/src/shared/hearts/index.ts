export { Heart } from './Heart.js';
export { type HeartState, type Hearts, heartId, type LikedEvent } from './state.js';
