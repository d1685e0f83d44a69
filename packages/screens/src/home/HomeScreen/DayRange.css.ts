import { from, screen, vars } from '@first-gong/ui/style';

export const range = screen({
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
  // On a phone it has a line, because it would otherwise wrap while the document loads.
  flex: '1 1 100%',
  '@media': { [from.medium]: { gridColumn: '1 / -1' } },
});
export const legend = screen({
  padding: 0,
  paddingBlock: vars.space.s2,
  '@media': {
    [from.medium]: { float: 'inline-start', paddingBlock: vars.space.s3, paddingInlineEnd: vars.space.s3 },
  },
  color: vars.text.secondary,
  fontSize: vars.font.small,
});
export const days = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
