import { bwColours, type Colours, defaultColours, nightColours } from './colours.js';

/** Inputs of a theme. `valuesOf` (values.ts) derives all values for components. */
export interface Theme {
  /** Name in Storybook's toolbar. */
  label: string;
  /** Picture for the visitor's choice. */
  picture: 'sun' | 'moon' | 'halfDisc';
  colours: Colours;
  /** Width of hair rules, which replace colours in monochrome themes. */
  lineWidth: string;
  /** Light text on dark. Prints like the default theme, to save ink. */
  dark: boolean;
  /** One ink on one background: patterns, double rules and text replace colours. */
  monochrome: boolean;
}

/** All themes (spec §9). Style sheets, token files, Storybook and tests derive from this table. */
export const themes = {
  default: {
    label: 'Default',
    picture: 'sun',
    colours: defaultColours,
    lineWidth: '1px',
    dark: false,
    monochrome: false,
  },
  night: { label: 'Night', picture: 'moon', colours: nightColours, lineWidth: '1px', dark: true, monochrome: false },
  bw: {
    label: 'Black and white',
    picture: 'halfDisc',
    colours: bwColours,
    lineWidth: '2px',
    dark: false,
    monochrome: true,
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;

export const themeNames = Object.keys(themes) as ThemeName[];

/** CSS selector of elements with a theme. */
export const themeSelector = (name: ThemeName | 'auto'): string => `[data-theme="${name}"]`;
