import type { Colours } from './colours.js';

/** A colour's path in a theme: `text.primary`. */
export type Role = { [Group in keyof Colours]: `${Group}.${Extract<keyof Colours[Group], string>}` }[keyof Colours];

export function colourOf(colours: Colours, role: Role): string {
  const [group, name] = role.split('.') as [keyof Colours, string];
  return (colours[group] as Record<string, string>)[name] ?? '';
}

/** Monochrome themes are for maximum contrast, so their text reaches 7:1. */
export const contrastNeeded = (need: number, monochrome: boolean): number => (monochrome && need >= 4.5 ? 7 : need);

/** Pairs of colours in use with their required contrast: 7 for body text, 3 for controls. */
export const pairs: [front: Role, back: Role, need: number][] = [
  ['text.primary', 'bg.page', 7],
  ['text.primary', 'bg.surface', 7],
  ['text.primary', 'bg.sunken', 7],
  ['text.primary', 'bg.raised', 7],
  ['text.secondary', 'bg.page', 7],
  ['text.secondary', 'bg.surface', 7],
  ['text.secondary', 'bg.sunken', 7],
  ['text.secondary', 'bg.raised', 7],
  ['text.secondary', 'bg.notice', 7],
  ['text.secondary', 'bg.danger', 4.5],
  ['text.muted', 'bg.page', 4.5],
  ['text.muted', 'bg.surface', 4.5],
  ['text.muted', 'bg.sunken', 4.5],
  ['text.muted', 'bg.raised', 4.5],
  ['text.inverse', 'bg.inverse', 7],
  ['text.inverseMuted', 'bg.inverse', 7],
  ['text.onHero', 'bg.hero', 7],
  ['text.onDates', 'bg.dates', 7],
  ['text.link', 'bg.page', 4.5],
  ['text.link', 'bg.surface', 4.5],
  ['text.link', 'bg.sunken', 4.5],
  ['text.link', 'bg.raised', 4.5],
  ['text.link', 'bg.notice', 4.5],
  ['text.accent', 'bg.surface', 4.5],
  ['text.accent', 'bg.selected', 4.5],
  ['text.primary', 'bg.selected', 7],
  ['text.secondary', 'bg.selected', 4.5],
  ['text.primary', 'bg.notice', 7],
  ['text.primary', 'bg.danger', 7],
  ['text.danger', 'bg.page', 4.5],
  ['text.danger', 'bg.surface', 4.5],
  ['text.danger', 'bg.raised', 4.5],
  ['text.danger', 'bg.danger', 4.5],
  ['text.danger', 'bg.dates', 4.5],
  ['bg.surface', 'border.strong', 7],
  ['action.text', 'action.bg', 7],
  ['action.textHover', 'action.bgHover', 7],
  ['selected.text', 'selected.bg', 7],
  ['border.control', 'bg.surface', 3],
  ['border.control', 'bg.page', 3],
  ['border.control', 'bg.sunken', 3],
  ['border.control', 'bg.raised', 3],
  ['border.strong', 'bg.page', 3],
  ['border.perf', 'bg.surface', 3],
  ['border.perf', 'bg.raised', 3],
  ['action.border', 'bg.page', 3],
  ['action.border', 'bg.surface', 3],
  ['like.on', 'bg.surface', 3],
  ['zone.a', 'bg.surface', 3],
  ['zone.b', 'bg.surface', 3],
  ['zone.c', 'bg.surface', 3],
  ['zone.d', 'bg.surface', 3],
  ['focus.outer', 'bg.page', 3],
  ['focus.outer', 'bg.surface', 3],
  ['focus.outer', 'focus.inner', 3],
  ['focus.outer', 'bg.dates', 3],
];
