import { type Colours, defaultColours } from './colours.js';
import { darkScheme } from './conditions.js';
import { contrast } from './contrast.js';
import { hexOf } from './cssColour.js';
import { colourOf, contrastNeeded, pairs, type Role } from './pairs.js';
import { roleLines } from './roleLines.js';
import { plain, type scale } from './scale.js';
import { valuesOf } from './values.js';

/** A custom theme: colours of all roles, and inputs for derived values. */
export interface BrandTheme {
  /** Constant CSS colours, also `hsl()`, `oklch()` or `color-mix()`. The style sheet has them as sRGB `#rrggbb`. */
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
  /**
   * Is also the theme `auto`: a dark theme while the reader's system is dark, another one while it is light.
   * @default false
   */
  auto?: boolean | undefined;
  /** CSS length of hair rules. @default '1px' */
  lineWidth?: string | undefined;
  /** CSS lengths for corners of controls, choices, surfaces and dialogs. @default '2px' for controls, '0px' for others */
  radius?: { [Name in keyof typeof scale.radius]?: string | undefined } | undefined;
  /**
   * `plain` has no notches, perforations and holes, so tickets, dialogs and sheets are boxes.
   * @default 'perforated'
   */
  edges?: 'perforated' | 'plain' | undefined;
  /** CSS font family. @default Archivo and the system's Chinese fonts */
  fontFamily?: string | undefined;
}

const roles = Object.entries(defaultColours).flatMap(([group, names]) =>
  Object.keys(names).map((name) => `${group}.${name}` as Role),
);

/** Colours as `#rrggbb`; empty without a constant colour. */
const computed = (colours: Colours): Colours =>
  Object.fromEntries(
    Object.entries(colours).map(([group, names]) => [
      group,
      Object.fromEntries(Object.entries<string>(names).map(([name, css]) => [name, hexOf(css) ?? ''])),
    ]),
  ) as Colours;

/**
 * Checks that all roles have a constant CSS colour and all pairs in use enough contrast (WCAG 2: 7 body, 4.5 text,
 * 3 controls).
 * @returns one sentence for each fault: `text.muted on bg.page has a contrast of 3.1, and needs 4.5`
 */
export function checkTheme({ colours, monochrome = false }: BrandTheme): string[] {
  const hexes = computed(colours);
  const isMissing = (role: Role) => colourOf(hexes, role) === '';
  const unreadable = pairs.flatMap(([front, back, need]) => {
    if (isMissing(front) || isMissing(back)) return [];
    const needed = contrastNeeded(need, monochrome);
    const reached = contrast(colourOf(hexes, front), colourOf(hexes, back));
    // Truncated, because 4.49 must not become 4.5.
    const shown = Math.floor(reached * 100) / 100;
    return reached < needed ? [`${front} on ${back} has a contrast of ${shown}, and needs ${needed}`] : [];
  });
  const missing = roles.filter(isMissing).map((role) => {
    const given = colourOf(colours, role);
    return given ? `${role} is "${given}", and needs a constant colour without transparency` : `${role} has no colour`;
  });
  return [...missing, ...unreadable];
}

/**
 * The style sheet of a custom theme for `data-theme="<name>"`. For a build or a server, because it loads a parser of
 * colours.
 * @param name in lower case letters, digits and hyphens
 * @throws with the faults of `checkTheme`, or for an invalid name
 */
export function themeCss(name: string, theme: BrandTheme): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`"${name}" is not a name of small letters, digits and hyphens.`);
  const faults = checkTheme(theme);
  if (faults.length > 0) throw new Error(`The theme "${name}" cannot be used:\n${faults.join('\n')}`);
  const { dark = false, monochrome = false, auto = false, lineWidth = '1px', radius, edges, fontFamily } = theme;
  const values = [
    ...roleLines(valuesOf({ colours: computed(theme.colours), dark, monochrome, lineWidth })),
    `color-scheme: ${dark ? 'dark' : 'light'};`,
  ];
  const own = [
    ...roleLines({ radius: definedOf(radius ?? {}), ...(edges === 'plain' && plain) }),
    ...(fontFamily ? [`--fg-font-family: ${fontFamily};`] : []),
  ];
  const rules = (selector: string, ofColours: string, ofShape = ofColours) => [
    `@layer fg-themes { ${block(ofColours, selector, values)} }`,
    // Not part of our themes, so they are root tokens outside layers.
    ...(own.length > 0 ? [block(ofShape, selector, own)] : []),
  ];
  return [
    // Declares the layers, in case this sheet comes before the library's. The first two are Tailwind's.
    '@layer theme, base, fg-reset, fg-themes, fg-tokens;',
    ...rules(`[data-theme="${name}"]`, dark ? 'screen' : 'all', 'all'),
    // Twice the attribute, because our own `auto` is in the same layer and may come later.
    ...(auto
      ? rules(
          '[data-theme="auto"][data-theme]',
          dark ? `screen and ${darkScheme}` : 'print, (prefers-color-scheme: light)',
        )
      : []),
    '',
  ].join('\n');
}

const block = (media: string, selector: string, lines: readonly string[]) =>
  [`@media ${media} { ${selector} {`, ...lines.map((line) => `  ${line}`), '} }'].join('\n');

const definedOf = (lengths: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(lengths).filter((entry): entry is [string, string] => entry[1] !== undefined));
