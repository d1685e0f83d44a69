export { Artwork, type ArtworkProps, type Halftone } from './Artwork.js';
export { Original, type OriginalProps } from './Original.js';
