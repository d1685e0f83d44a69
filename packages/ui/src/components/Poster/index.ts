export { KeptPosters } from './KeptPosters.js';
export { Poster, type PosterProps } from './Poster.js';
