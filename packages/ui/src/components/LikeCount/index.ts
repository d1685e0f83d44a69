export { LikeCount, type LikeCountProps } from './LikeCount.js';
