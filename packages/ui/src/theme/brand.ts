import { type Colours, defaultColours } from './colours.js';
import { contrast } from './contrast.js';
import { colourOf, contrastNeeded, pairs, type Role } from './pairs.js';
import { roleLines } from './roleLines.js';
import { valuesOf } from './values.js';

/** A custom theme: the colours of every role, and what its values are derived from beside them. */
export interface BrandTheme {
  colours: Colours;
  /**
   * Light words on a dark background. Floods are dimmed, the browser draws its own parts dark too, and the theme prints as
   * the default one.
   * @default false
   */
  dark?: boolean | undefined;
  /**
   * One ink on one background: posters have two inks and patterns, and double rules replace colours. Its words need a
   * contrast of 7, because readers who need the most choose such a theme.
   * @default false
   */
  monochrome?: boolean | undefined;
  /**
   * Width of hair rules, a CSS length.
   * @default '1px'
   */
  lineWidth?: string | undefined;
  /**
   * Corners of buttons and fields, a CSS length.
   * @default '2px'
   */
  radius?: string | undefined;
  /**
   * Font of every component, a CSS list of families.
   * @default Archivo and the Chinese fonts of the system
   */
  fontFamily?: string | undefined;
}

/** One thing that is wrong with a theme, in words: `text.muted on bg.page has a contrast of 3.1, and needs 4.5`. */
export type ThemeFault = string;

const isColour = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

const roles = Object.entries(defaultColours).flatMap(([group, names]) =>
  Object.keys(names).map((name) => `${group}.${name}` as Role),
);

/**
 * Checks a theme: every role has a colour, written `#rrggbb`, and every pair of colours that components draw has the
 * contrast that it needs (WCAG 2: 7 for body text, 4.5 for other words, 3 for controls).
 * @returns the faults; an empty list for a theme that can be used.
 */
export function checkTheme({ colours, monochrome = false }: BrandTheme): ThemeFault[] {
  const isMissing = (role: Role) => !isColour(colourOf(colours, role));
  const unreadable = pairs.flatMap(([front, back, need]) => {
    if (isMissing(front) || isMissing(back)) return [];
    const needed = contrastNeeded(need, monochrome);
    const reached = contrast(colourOf(colours, front), colourOf(colours, back));
    // Cut off, and not rounded: 4.49 must not read as 4.5.
    const shown = Math.floor(reached * 100) / 100;
    return reached < needed ? [`${front} on ${back} has a contrast of ${shown}, and needs ${needed}`] : [];
  });
  return [...roles.filter(isMissing).map((role) => `${role} has no colour, written #rrggbb`), ...unreadable];
}

/**
 * The style sheet of a custom theme: an element with `data-theme="<name>"` and everything in it has its values, up to the
 * next element with a theme.
 * @param name of the theme, in small letters, digits and hyphens.
 * @throws an error with the faults that `checkTheme` finds, or when the name is another one.
 */
export function themeCss(name: string, theme: BrandTheme): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`"${name}" is not a name of small letters, digits and hyphens.`);
  const faults = checkTheme(theme);
  if (faults.length > 0) throw new Error(`The theme "${name}" cannot be used:\n${faults.join('\n')}`);
  const { colours, dark = false, monochrome = false, lineWidth = '1px', radius, fontFamily } = theme;
  const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
  const own = [
    ...(radius ? [`--fg-radius-control: ${radius};`] : []),
    ...(fontFamily ? [`--fg-font-family: ${fontFamily};`] : []),
  ];
  return [
    // The order of the layers, in case that the sheet comes before those of the library.
    '@layer fg-reset, fg-themes, fg-tokens;',
    `@layer fg-themes { @media ${dark ? 'screen' : 'all'} { [data-theme="${name}"] {`,
    ...indented([
      ...roleLines(valuesOf({ colours, dark, monochrome, lineWidth })),
      `color-scheme: ${dark ? 'dark' : 'light'};`,
    ]),
    '} } }',
    // No theme of ours has them, so they are tokens of the root, which a layer does not override.
    ...(own.length > 0 ? [`[data-theme="${name}"] {`, ...indented(own), '}'] : []),
    '',
  ].join('\n');
}
