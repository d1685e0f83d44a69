import { createGlobalThemeContract } from '@vanilla-extract/css';
import { kebab } from './roleLines.js';
import { scale } from './scale.js';
import { themes } from './themes.js';
import { valuesOf } from './values.js';

/** All custom properties for components. Names are stable (`--fg-bg-page`), so consumers may override them. */
export const vars = createGlobalThemeContract(
  { ...valuesOf(themes.default), ...scale },
  (_value, path) => `fg-${path.map(kebab).join('-')}`,
);

/**
 * Custom properties that a part of a page sets for its content: `vars: { [local.ground]: ... }`.
 *
 * - `ground`: background of a ticket, visible in its notches. Default: the page's.
 * - `edge`: border of a ticket, continued by its notches.
 * - `flood`, `onFlood`: a poster's field and type, set by `ColourBlock`. Surfaces with a ground reset `onFlood` to `initial`.
 * - `floodedField`: field of posters inside a `ColourBlock`, which makes them seamless.
 * - `fontFamily`: replaces our font.
 * - `link`: link colour on backgrounds on which the theme's has too little contrast.
 */
export const local = {
  ground: '--fg-ground',
  edge: '--fg-edge',
  edgeWidth: '--fg-edge-width',
  notch: '--fg-notch',
  flood: '--fg-flood',
  onFlood: '--fg-on-flood',
  floodedField: '--fg-poster-flood',
  fontFamily: '--fg-font-family',
  link: '--fg-link',
} as const;
