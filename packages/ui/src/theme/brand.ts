import { type Colours, defaultColours } from './colours.js';
import { contrast } from './contrast.js';
import { colourOf, contrastNeeded, pairs, type Role } from './pairs.js';
import { roleLines } from './roleLines.js';
import { valuesOf } from './values.js';

/** A custom theme: colours of all roles, and inputs for derived values. */
export interface BrandTheme {
  colours: Colours;
  /**
   * Light text on dark. Dims poster colours, darkens native controls, and prints like the default theme.
   * @default false
   */
  dark?: boolean | undefined;
  /**
   * One ink on one background: patterns and double rules replace colours. Text needs a contrast of 7.
   * @default false
   */
  monochrome?: boolean | undefined;
  /** CSS length of hair rules. @default '1px' */
  lineWidth?: string | undefined;
  /** CSS length for corners of buttons and fields. @default '2px' */
  radius?: string | undefined;
  /** CSS font family. @default Archivo and the system's Chinese fonts */
  fontFamily?: string | undefined;
}

/** A fault of a theme: `text.muted on bg.page has a contrast of 3.1, and needs 4.5`. */
export type ThemeFault = string;

const isColour = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

const roles = Object.entries(defaultColours).flatMap(([group, names]) =>
  Object.keys(names).map((name) => `${group}.${name}` as Role),
);

/**
 * Checks that all roles are `#rrggbb` and all pairs in use have enough contrast (WCAG 2: 7 body, 4.5 text, 3 controls).
 * @returns the faults, empty for a valid theme
 */
export function checkTheme({ colours, monochrome = false }: BrandTheme): ThemeFault[] {
  const isMissing = (role: Role) => !isColour(colourOf(colours, role));
  const unreadable = pairs.flatMap(([front, back, need]) => {
    if (isMissing(front) || isMissing(back)) return [];
    const needed = contrastNeeded(need, monochrome);
    const reached = contrast(colourOf(colours, front), colourOf(colours, back));
    // Truncated, because 4.49 must not become 4.5.
    const shown = Math.floor(reached * 100) / 100;
    return reached < needed ? [`${front} on ${back} has a contrast of ${shown}, and needs ${needed}`] : [];
  });
  return [...roles.filter(isMissing).map((role) => `${role} has no colour, written #rrggbb`), ...unreadable];
}

/**
 * The style sheet of a custom theme for `data-theme="<name>"`.
 * @param name in lower case letters, digits and hyphens
 * @throws with the faults of `checkTheme`, or for an invalid name
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
    // Declares the layers, in case this sheet precedes the library's.
    '@layer fg-reset, fg-themes, fg-tokens;',
    `@layer fg-themes { @media ${dark ? 'screen' : 'all'} { [data-theme="${name}"] {`,
    ...indented([
      ...roleLines(valuesOf({ colours, dark, monochrome, lineWidth })),
      `color-scheme: ${dark ? 'dark' : 'light'};`,
    ]),
    '} } }',
    // Not part of our themes, so they are root tokens outside layers.
    ...(own.length > 0 ? [`[data-theme="${name}"] {`, ...indented(own), '}'] : []),
    '',
  ].join('\n');
}
