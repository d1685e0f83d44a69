export { WallPager, type WallPagerItem, type WallPagerProps } from './WallPager.js';
