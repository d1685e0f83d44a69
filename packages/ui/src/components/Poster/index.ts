export { KeptPosters, type KeptPostersProps } from './KeptPosters.js';
export { Poster, type PosterProps } from './Poster.js';
export { postersApart } from './postersApart.js';
