import { bwColours, type Colours, defaultColours, nightColours } from './colours.js';

/** The inputs of a theme. `valuesOf` (values.ts) turns them into the complete set of values that components use. */
export interface Theme {
  /** The name in Storybook's toolbar. */
  label: string;
  /** The picture by which a visitor chooses it. */
  picture: 'sun' | 'moon' | 'halfDisc';
  colours: Colours;
  /** Width of hair rules. In a monochrome theme rules replace colours. */
  lineWidth: string;
  /** Light words on a dark background. A dark theme prints as the default theme, to save ink. */
  dark: boolean;
  /** One ink on one background: patterns, double rules and words replace colours. */
  monochrome: boolean;
}

/** Every theme (spec §9). Style sheets, token files, Storybook and tests are derived from this table. */
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

/** The CSS selector of an element that carries a theme. */
export const themeSelector = (name: ThemeName | 'auto'): string => `[data-theme="${name}"]`;
