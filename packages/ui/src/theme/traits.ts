import { luminance } from './contrast.js';
import type { Theme } from './themes.js';

/**
 * The traits of a theme: light or dark, coloured or monochrome. An element with a theme sets a switch for each of them,
 * and everything inside inherits the switches, so that the nearest theme decides at any depth, a theme of one's own too.
 * A switch is `initial` when it is on, so that `var()` takes its fallback, and empty when it is off.
 */
export const traits = ['light', 'dark', 'coloured', 'monochrome'] as const;
export type Trait = (typeof traits)[number];

const opposites = { light: 'dark', dark: 'light', coloured: 'monochrome', monochrome: 'coloured' } as const;

/** The value of a property in themes that have a trait, and in the others. */
export const byTrait = (trait: Trait, on: string, off: string): string =>
  `var(--fg-if-${trait}, ${on}) var(--fg-if-${opposites[trait]}, ${off})`;

type Group = 'bg' | 'text' | 'selected' | 'action' | 'focus';
/**
 * A colour of the theme once more, for parts of a surface that has changed its own: paper in a dark theme, black in a
 * monochrome one. A keyword that arrives through `var()` cannot take the change back in Safari (WebKit bug 241475).
 */
export const ownColour = (group: Group, role: string): string => `var(${ownName(group, role)})`;
const ownName = (group: string, role: string) => `--fg-own-${group}-${role}`;

/** The darker and the lighter ink of a monochrome theme, in which it prints posters. */
export const printed = { dark: '--fg-printed-dark', light: '--fg-printed-light' };

/** Custom properties that a theme sets beside its colours: the switches, and the values that parts need by its traits. */
export function traitVars({ colours, dark, monochrome }: Omit<Theme, 'label' | 'lineWidth'>): Record<string, string> {
  const on: readonly Trait[] = [dark ? 'dark' : 'light', monochrome ? 'monochrome' : 'coloured'];
  const { bg, text, selected, action, focus } = colours;
  const [darker = '', lighter = ''] = [bg.page, text.primary].sort((a, b) => luminance(a) - luminance(b));
  const own = {
    ...(dark && {
      bg: { page: bg.page },
      text: { primary: text.primary },
      selected,
    }),
    action,
    focus,
  };
  return {
    ...Object.fromEntries(traits.map((trait) => [`--fg-if-${trait}`, on.includes(trait) ? 'initial' : ' '])),
    ...(monochrome && { [printed.dark]: darker, [printed.light]: lighter }),
    ...Object.fromEntries(
      Object.entries(own).flatMap(([group, roles]) =>
        Object.entries(roles).map(([role, hex]) => [ownName(group, role), hex]),
      ),
    ),
  };
}
