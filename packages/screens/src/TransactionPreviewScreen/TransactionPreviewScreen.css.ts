import { from, screen, vars } from '@first-gong/ui/style';

export const section = screen({ display: 'grid', gap: vars.space.s4, marginBlockStart: vars.space.s3 });

export const hint = screen({ fontSize: vars.font.small, color: vars.text.secondary });

/** The field with its button, which stands below it on a phone. */
export const promotion = screen({
  display: 'grid',
  gap: vars.space.s3,
  justifyItems: 'start',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 24rem) auto', alignItems: 'end' } },
});
