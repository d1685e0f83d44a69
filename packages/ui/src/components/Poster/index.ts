export { familyOf } from './interests.js';
export { KeptPosters, type KeptPostersProps } from './KeptPosters.js';
export { Poster, type PosterProps } from './Poster.js';
