import { from, screen, vars } from '@first-gong/ui/style';

export const filters = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  '@media': { [from.medium]: { gap: `${vars.space.s3} 1.25rem`, paddingBlock: '1.25rem' } },
});
export const form = screen({
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  '@media': { [from.medium]: { flex: 'none', columnGap: '1.25rem' } },
});
