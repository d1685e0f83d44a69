import { from, screen, vars } from '@first-gong/ui/style';

export const pair = screen({
  display: 'grid',
  gap: vars.space.s4,
  marginBlock: vars.space.s4,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const figure = screen({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  minInlineSize: 0,
  background: vars.bg.page,
  color: vars.text.primary,
});

const frame = `2px ${vars.text.primary}`;
export const figureOf = {
  do: screen({ border: `solid ${frame}` }),
  dont: screen({ border: `dashed ${frame}` }),
};

export const picture = screen({
  display: 'grid',
  alignContent: 'center',
  flexGrow: 1,
  padding: vars.space.s5,
  fontSize: vars.font.body,
  lineHeight: vars.leading.body,
  overflow: 'hidden',
});

export const caption = screen({
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderBlockStart: `1px solid ${vars.border.control}`,
  fontSize: vars.font.small,
  lineHeight: vars.leading.body,
});

export const verdict = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  verticalAlign: 'bottom',
  fontWeight: 700,
});
