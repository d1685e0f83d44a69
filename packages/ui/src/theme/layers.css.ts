import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers in order. CSS of consumers outside layers takes precedence. */
export const layers = {
  reset: globalLayer('fg-reset'),
  themes: globalLayer('fg-themes'),
  tokens: globalLayer('fg-tokens'),
  components: globalLayer('fg-components'),
  screens: globalLayer('fg-screens'),
};
