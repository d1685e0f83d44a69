import { globalLayer } from '@vanilla-extract/css';
import { type Trait, traits } from './traits.js';

/** A layer, and above it a layer for each trait, whose rules are off in the other themes (`inTheme` of style.ts). */
const withTraits = (name: string) => ({
  all: globalLayer(name),
  ...(Object.fromEntries(traits.map((trait) => [trait, globalLayer(`${name}-${trait}`)])) as Record<Trait, string>),
});

/** The cascade layers in their order. A consumer's own CSS outside layers always wins over them. */
export const layers = {
  reset: globalLayer('fg-reset'),
  themes: globalLayer('fg-themes'),
  tokens: globalLayer('fg-tokens'),
  components: withTraits('fg-components'),
  screens: withTraits('fg-screens'),
};
