export { PosterWall, type PosterWallProps, type WallPoster } from './PosterWall.js';
