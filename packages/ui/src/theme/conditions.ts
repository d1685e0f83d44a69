/** Selectors by language. Use one as a key of `selectors` in a rule of `component` or `screen`. */
export const inEnglish = ':lang(en) &';
export const inChinese = ':lang(zh) &';

/** Widths in em of the browser's own font size (design: 22, 48, 62, 75). Styles are written for the phone first. */
export const from = {
  small: 'screen and (min-width: 22em)',
  medium: 'screen and (min-width: 48em)',
  large: 'screen and (min-width: 62em)',
  wide: 'screen and (min-width: 75em)',
} as const;

/** The narrowest screens, which `from.small` leaves out. */
export const belowSmall = 'screen and (max-width: 21.99em)';

/** Touch screens, where a target is 44 px (`vars.size.touch`) even when its words are smaller. */
export const touch = '(pointer: coarse)';
/** Where a pointer can rest on something. A tap would leave the style of `:hover` behind. */
export const hovers = '(hover: hover)';
/** A choice under the pointer, below all other states of it. Use it inside of `hovers`. */
export const hovered = '&:where(:hover:not([data-disabled], [data-readonly]))';
export const forcedColours = '(forced-colors: active)';
export const darkScheme = '(prefers-color-scheme: dark)';
export const moreContrast = '(prefers-contrast: more)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const print = 'print';
