import { from, local, screen, vars } from '@first-gong/ui/style';

export const wait = screen({
  vars: { [local.notch]: '24px' },
  '@media': {
    [from.medium]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 0 18rem' },
  },
});

export const facts = screen({ padding: `${vars.space.s5} ${vars.space.s5}`, lineHeight: vars.leading.body });

export const sentences = screen({ maxInlineSize: vars.size.reading });

export const safe = screen({ fontWeight: vars.weight.title });

export const action = screen({ marginBlockStart: vars.space.s5 });

export const stub = screen({
  position: 'relative',
  alignContent: 'center',
  paddingBlock: vars.space.s6,
  paddingInline: vars.space.s5,
  background: vars.bg.notice,
  textAlign: 'center',
});

export const numerals = screen({
  fontSize: vars.font.h1,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});

export const holes = screen({ display: 'grid', gridTemplateColumns: 'repeat(10, 0.625rem)', gap: vars.space.s1 });

// Keeps its space while hidden, so that the stub's height does not change every few seconds.
export const checking = screen({
  visibility: 'hidden',
  color: vars.text.secondary,
  fontSize: vars.font.small,
  selectors: { '&[data-on]': { visibility: 'visible' } },
});
