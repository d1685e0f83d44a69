import { numerals, screen, vars } from '@first-gong/ui/style';

export const list = screen({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
});

// biome-ignore lint/plugin/layout: its lines stay at the top of a high cell.
export const place = screen({ display: 'grid', alignContent: 'start', gap: vars.space.s1, ...numerals });

export const kind = screen({ fontWeight: vars.weight.title, marginInlineEnd: vars.space.s1 });

export const words = screen({ wordBreak: 'keep-all', color: vars.text.secondary, fontSize: vars.font.small });

export const honest = screen({ maxInlineSize: '42rem', wordBreak: 'normal' }, words);
