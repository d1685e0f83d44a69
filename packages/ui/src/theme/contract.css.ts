import { createGlobalThemeContract } from '@vanilla-extract/css';
import { type Colours, defaultColours } from './colours.js';
import { derived } from './derived.js';
import { kebab } from './roleLines.js';
import { scale } from './scale.js';

/** The theme contract: every custom property a component may use. Names are stable (`--fg-bg-page`), so a consumer may override one. */
export const vars = createGlobalThemeContract(
  { ...(defaultColours satisfies Colours), ...derived, ...scale },
  (_value, path) => `fg-${path.map(kebab).join('-')}`,
);

/**
 * Custom properties that a part of a page sets for its content. Set one with `vars: { [local.ground]: ... }`.
 *
 * - `ground`: the colour behind a ticket, which its notches show. The default is the colour of the page.
 * - `edge`: the colour of a ticket's border, which its notches continue.
 * - `flood`, `onFlood`: the poster's field and the type on it, set by `Flood`. A surface with its own ground sets
 *   `onFlood` to `initial`.
 * - `floodedField`: the field of posters inside a `Flood`, so that art and flood meet without a seam.
 * - `fontFamily`: the font of everything inside, in place of ours.
 * - `link`: the colour of links on a background where the theme's own has too little contrast.
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
