export { type BrandTheme, checkTheme, themeCss } from './brand.js';
export { bwColours, type Colours, defaultColours, nightColours } from './colours.js';
export { type Palette, type PaletteName, palettes } from './palettes.js';
export { type Theme, type ThemeName, themeNames, themes } from './themes.js';
