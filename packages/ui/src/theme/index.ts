export { bwColours, type Colours, defaultColours, nightColours } from './colours.js';
export { type Palette, type PaletteName, palettes } from './palettes.js';
