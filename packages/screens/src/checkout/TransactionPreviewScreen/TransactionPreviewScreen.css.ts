import { from, screen, vars } from '@first-gong/ui/style';

export const section = screen({ display: 'grid', gap: vars.space.s4, marginBlockStart: vars.space.s3 });

/** Fields that belong together: one column, as wide as an address is read. */
export const fields = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  maxInlineSize: vars.size.reading,
});

/** A legend takes no part in the grid of its fields. */
export const legend = screen({ fontWeight: vars.weight.title, marginBlockEnd: vars.space.s3 });

export const hint = screen({ fontSize: vars.font.small, color: vars.text.secondary });

/** The field with its button, which stands below it on a phone. */
export const promotion = screen({
  display: 'grid',
  gap: vars.space.s3,
  justifyItems: 'start',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 24rem) auto', alignItems: 'start' } },
});

/** Beside the field and not its hint: below a line as high as the label. */
export const promotionButton = screen({
  fontSize: vars.font.small,
  '@media': { [from.medium]: { paddingBlockStart: 'calc(1lh + 0.375rem)' } },
});
