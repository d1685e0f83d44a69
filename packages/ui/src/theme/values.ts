import { type Colours, defaultColours } from './colours.js';
import { luminance } from './contrast.js';
import { kebab } from './roleLines.js';
import type { Theme } from './themes.js';

/** The custom properties of the colours. The whole contract, `vars`, takes its names from the values below. */
const vars = Object.fromEntries(
  Object.entries(defaultColours).map(([group, roles]) => [
    group,
    Object.fromEntries(Object.keys(roles).map((role) => [role, `var(--fg-${kebab(group)}-${kebab(role)})`])),
  ]),
) as Colours;

/** Makes `var()` use its fallback. */
const unset = 'initial';

const stripes = (first: string, second: string) => `repeating-linear-gradient(135deg, ${first}, ${second})`;

/**
 * All values of a theme, and the names of its custom properties. Components need not know whether it is dark or
 * monochrome.
 *
 * Values for other names (`onInverse`, `onPaper`) are colours instead of `var()`, which could become circular on one
 * element.
 */
export function valuesOf({
  colours,
  lineWidth,
  dark,
  monochrome,
}: Pick<Theme, 'colours' | 'lineWidth' | 'dark' | 'monochrome'>) {
  const { bg, text, action, selected, focus } = colours;
  const actions = {
    actionBg: action.bg,
    actionBgHover: action.bgHover,
    actionText: action.text,
    actionTextHover: action.textHover,
    actionBorder: action.border,
    focusInner: focus.inner,
    focusOuter: focus.outer,
  };
  // Actions of a monochrome theme have its inverse colour, so they would be invisible on it.
  const inverted = {
    actionBg: text.inverse,
    actionBgHover: bg.inverse,
    actionText: bg.inverse,
    actionTextHover: text.inverse,
    actionBorder: text.inverse,
    focusInner: bg.inverse,
    focusOuter: text.inverse,
  };
  const byLuminance = (one: string, other: string) => [one, other].sort((a, b) => luminance(a) - luminance(b));
  const [darkInk = '', lightInk = ''] = byLuminance(bg.page, text.primary);
  const [tapeDark = '', tapeLight = ''] = byLuminance(action.bg, action.text);
  const { page, sunken } = vars.bg;
  const { strong, control } = vars.border;
  return {
    ...colours,
    /** Width of hair rules. */
    line: { width: lineWidth },
    /** Errors and warnings: lines, empty places, controls, boxes, `text-decoration`. Without red, a double line. */
    alert: monochrome
      ? { line: 'double', emptyLine: 'double', width: '4px', frame: '6px', words: 'underline double' }
      : { line: 'solid', emptyLine: 'dashed', width: '2px', frame: '0px', words: 'none' },
    /** Line widths at edges that other themes show by colour. */
    outline: monochrome ? { surface: 'var(--fg-line-width)', strong: '4px' } : { surface: '0px', strong: '0px' },
    /** Glowing lines: width, and colours of tubes, hovered cards, titles and times. */
    glow: dark
      ? {
          width: '1px',
          tube: vars.text.accent,
          hover: vars.text.accent,
          title: vars.action.bg,
          time: vars.like.on,
        }
      : {
          width: '0px',
          tube: 'transparent',
          hover: vars.border.hair,
          title: 'currentColor',
          time: 'currentColor',
        },
    /** Rule of a calendar and chosen day, and its text. */
    dates: dark ? { line: action.bg, text: action.text } : { line: strong, text: vars.bg.surface },
    /** Rules, current entry, and the line below a choice. */
    nav: {
      ...(dark
        ? { line: vars.border.hair, bg: 'transparent', text: vars.text.accent }
        : { line: strong, bg: strong, text: vars.bg.surface }),
      choice: monochrome ? 'currentColor' : vars.action.bg,
    },
    tooltip: dark ? { bg: focus.outer, text: focus.inner } : { bg: vars.bg.inverse, text: vars.text.inverse },
    /** Search matches. */
    mark: monochrome
      ? { bg: vars.bg.inverse, text: vars.text.inverse }
      : { bg: vars.bg.dates, text: vars.text.onDates },
    /** The band with a member's points. */
    band: { bg: dark ? vars.bg.selected : vars.bg.hero },
    /** Barrier tape, and frames on any picture. */
    tape: { dark: tapeDark, light: tapeLight },
    /** `background` behind a dialog, and the notches of its ticket. */
    scrim: monochrome
      ? {
          bg: `radial-gradient(circle, ${strong} 1.2px, transparent 1.4px) 0 0 / 7px 7px, color-mix(in srgb, ${page} 86%, transparent)`,
          ground: page,
        }
      : { bg: `color-mix(in srgb, ${vars.bg.inverse} 72%, transparent)`, ground: vars.bg.inverse },
    /** `display` of pictures for light, dark and one-ink themes. */
    shown: {
      light: dark || monochrome ? 'none' : 'block',
      dark: dark ? 'block' : 'none',
      oneInk: monochrome ? 'block' : 'none',
    },
    /** Parts of a `background`: disabled, loading, sold seats, red days, hoarding. */
    pattern: monochrome
      ? {
          disabled: stripes(`${control} 0 1px`, 'transparent 1px 6px'),
          waiting: stripes(`${page} 0 8px`, `${strong} 8px 9px`),
          gone: stripes('transparent 0 9px', `${strong} 9px 10px`),
          redDay: 'repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px 7px)',
          redDayHeight: '6px',
          hero: stripes('transparent 0 10px', `${page} 10px 11px`),
        }
      : {
          disabled: sunken,
          waiting: stripes(`${sunken} 0 8px`, `${page} 8px 16px`),
          gone: stripes('transparent 0 9px', `${sunken} 9px 18px`),
          redDay: 'none',
          redDayHeight: '0px',
          hero: 'none',
        },
    /** Poster surfaces: colour or mixing colour, text and danger. `initial` means the palette's. */
    flood: {
      bg: monochrome ? bg.inverse : unset,
      ground: dark ? bg.page : unset,
      text: monochrome ? text.inverse : dark ? text.primary : unset,
      danger: monochrome ? text.inverse : dark ? text.danger : unset,
    },
    /** Posters: two replacement inks and blending. `palette` is empty for palette inks, `initial` for patterns. */
    print: monochrome
      ? { dark: darkInk, light: lightInk, palette: unset, blend: 'normal' }
      : { dark: unset, light: unset, palette: ' ', blend: 'multiply' },
    /** Controls on inverse surfaces. */
    onInverse: {
      ...(monochrome ? inverted : actions),
      ...(dark
        ? { selectedBg: selected.bg, selectedText: selected.text }
        : { selectedBg: text.inverse, selectedText: bg.inverse }),
    },
    /** Actions and focus ring on a white part of an inverse surface, as in the theme. */
    onPaper: actions,
  };
}
