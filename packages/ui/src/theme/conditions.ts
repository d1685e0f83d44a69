/** Selectors by language, as keys of `selectors` in `component` or `screen`. */
export const inEnglish = ':lang(en) &';
export const inChinese = ':lang(zh) &';

/** Widths in em of the browser's font size (design: 22, 48, 62, 75). Phones first. */
export const from = {
  small: 'screen and (min-width: 22em)',
  medium: 'screen and (min-width: 48em)',
  large: 'screen and (min-width: 62em)',
  wide: 'screen and (min-width: 75em)',
} as const;

/** The narrowest screens, below `from.small`. */
export const belowSmall = 'screen and (max-width: 21.99em)';

/** Phones, below `from.medium`. */
export const onPhone = 'screen and (max-width: 47.99em)';

/** Touch screens, with targets of 44 px (`vars.size.touch`). */
export const touch = '(pointer: coarse)';
/** Hovering pointers. After a tap, `:hover` styles would remain. */
export const hovers = '(hover: hover)';
/** A hovered choice, with the lowest priority of states. Use inside `hovers`. */
export const hovered = '&:where(:hover:not([data-disabled], [data-readonly]))';
export const forcedColours = '(forced-colors: active)';
export const darkScheme = '(prefers-color-scheme: dark)';
export const moreContrast = '(prefers-contrast: more)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const print = 'print';
