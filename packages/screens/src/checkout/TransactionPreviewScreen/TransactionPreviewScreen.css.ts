import { from, screen, vars } from '@first-gong/ui/style';

export const section = screen({ marginBlockStart: vars.space.s3 });

/** One column, as wide as an address. */
export const fields = screen({ maxInlineSize: vars.size.reading });

/** A legend does not join its fieldset's grid. */
export const legend = screen({ fontWeight: vars.weight.title, marginBlockEnd: vars.space.s3 });

export const hint = screen({ fontSize: vars.font.small, color: vars.text.secondary });

/** The field with its button, below each other on a phone. */
export const promotion = screen({
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 24rem) auto', alignItems: 'start' } },
});

/** Aligned with the field instead of its hint: a line as high as the label is above. */
export const promotionButton = screen({
  fontSize: vars.font.small,
  '@media': { [from.medium]: { paddingBlockStart: 'calc(1lh + 0.375rem)' } },
});
