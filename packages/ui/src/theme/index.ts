import './theme.css.js';
import './page.css.js';
import './reset.css.js';

export { bwColours, type Colours, defaultColours, nightColours } from './colours.js';
export { type Palette, type PaletteName, palettes } from './palettes.js';
