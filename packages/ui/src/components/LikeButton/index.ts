export { LikeButton, type LikeButtonProps } from './LikeButton.js';
export { LikeCount, type LikeCountProps } from './LikeCount.js';
