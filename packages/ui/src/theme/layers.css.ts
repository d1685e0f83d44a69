import { globalLayer } from '@vanilla-extract/css';

/** The cascade layers in their order. A consumer's own CSS outside layers always wins over them. */
export const layers = {
  reset: globalLayer('fg-reset'),
  themes: globalLayer('fg-themes'),
  tokens: globalLayer('fg-tokens'),
  components: globalLayer('fg-components'),
  screens: globalLayer('fg-screens'),
};
