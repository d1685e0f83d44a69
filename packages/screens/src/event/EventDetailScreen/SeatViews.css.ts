import { numerals, screen, vars } from '@first-gong/ui/style';

export const views = screen({ display: 'grid', gap: vars.space.s3 });

export const heading = screen({ fontSize: vars.font.h5, fontWeight: vars.weight.title });

export const list = screen({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
});

export const place = screen({ display: 'grid', alignContent: 'start', gap: vars.space.s1, ...numerals });

export const kind = screen({ fontWeight: vars.weight.title, marginInlineEnd: vars.space.s1 });

export const words = screen({ color: vars.text.secondary, fontSize: vars.font.small });

export const honest = screen({ maxInlineSize: '42rem' }, words);
