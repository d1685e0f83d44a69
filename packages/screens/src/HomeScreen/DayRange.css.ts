import { from, screen, vars } from '@first-gong/ui/style';

export const range = screen({ border: 0, padding: 0, margin: 0, minInlineSize: 0, flex: '1 1 auto' });
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
export const frame = screen({
  flex: '1 1 9rem',
  display: 'flex',
  alignItems: 'center',
  border: `${vars.line.width} solid ${vars.border.control}`,
  background: vars.bg.surface,
  fontSize: vars.font.small,
});
export const label = screen({ paddingInlineStart: '0.875rem', color: vars.text.muted, whiteSpace: 'nowrap' });
export const day = screen({
  flex: '1 1 auto',
  alignSelf: 'stretch',
  minBlockSize: vars.size.touch,
  minInlineSize: 0,
  border: 0,
  paddingInline: vars.space.s2,
  background: 'transparent',
  color: vars.text.primary,
  // The browser's own icon and words follow the theme.
  colorScheme: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  outlineOffset: '-3px',
});
