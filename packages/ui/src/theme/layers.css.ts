import { globalLayer } from '@vanilla-extract/css';

/** Declared once and in this order, so that a consumer's own unlayered CSS always wins. */
export const layers = {
  reset: globalLayer('fg-reset'),
  tokens: globalLayer('fg-tokens'),
  components: globalLayer('fg-components'),
  screens: globalLayer('fg-screens'),
};
