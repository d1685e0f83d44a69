import { screen, vars } from '@first-gong/ui/style';

/** Inherits colours, because it is used on the coloured header and on the stub. */
export const parts = screen({ maxInlineSize: '22rem', fontWeight: vars.weight.body, fontStretch: vars.stretch.text });

export const summary = screen({
  inlineSize: 'fit-content',
  minBlockSize: vars.size.touch,
  display: 'list-item',
  alignContent: 'center',
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const more = screen({ fontSize: vars.font.small, lineHeight: vars.leading.dense });
