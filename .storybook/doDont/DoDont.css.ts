import { from, screen, vars } from '@first-gong/ui/style';

export const pair = screen({
  display: 'grid',
  gap: vars.space.s4,
  marginBlock: vars.space.s4,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const figure = screen({ display: 'flex', flexDirection: 'column', margin: 0, minInlineSize: 0 });

export const picture = screen({
  display: 'grid',
  alignContent: 'center',
  flexGrow: 1,
  padding: vars.space.s5,
  background: vars.bg.page,
  color: vars.text.primary,
  fontSize: vars.font.body,
  lineHeight: vars.leading.body,
  overflow: 'hidden',
});

const frame = `2px ${vars.text.primary}`;
export const pictureOf = {
  do: screen({ border: `solid ${frame}`, borderBlockEndWidth: '6px' }),
  dont: screen({ border: `dashed ${frame}`, borderBlockEndWidth: '6px' }),
};

export const caption = screen({ paddingBlock: vars.space.s2, fontSize: '0.875rem', lineHeight: 1.5 });

export const verdict = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  verticalAlign: 'bottom',
  fontWeight: 700,
});
