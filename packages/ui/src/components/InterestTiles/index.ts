export { type InterestTile, InterestTiles, type InterestTilesProps } from './InterestTiles.js';
