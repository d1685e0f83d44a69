export { PosterWall, type PosterWallProps, type WallPoster } from './PosterWall.js';
export { WallPager, type WallPagerItem, type WallPagerProps } from './WallPager.js';
