export { TornPoster, type TornPosterProps } from './TornPoster.js';
