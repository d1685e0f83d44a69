import { forcedColours, screen, vars } from '@first-gong/ui/style';

export const panel = screen({
  position: 'absolute',
  // Outside the field's frame, whose line is its upper border.
  insetBlockStart: '100%',
  insetInline: '-2px',
  zIndex: vars.z.popover,
  maxBlockSize: 'min(32rem, 70vh)',
  overflowY: 'auto',
  border: `2px solid ${vars.border.strong}`,
  borderRadius: vars.radius.surface,
  background: vars.bg.surface,
  color: vars.text.primary,
});
export const note = screen({
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
});
export const list = screen({ display: 'grid' });
export const group = screen({
  padding: `${vars.space.s2} ${vars.space.s4} ${vars.space.s1}`,
  color: vars.text.muted,
  fontSize: vars.font.caption,
  fontWeight: vars.weight.medium,
});
export const option = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s4,
  paddingBlock: vars.space.s2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.bg.sunken },
    '&[aria-selected="true"]': { background: vars.selected.bg, color: vars.selected.text },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const words = screen({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const label = screen({ fontWeight: vars.weight.medium });
export const detail = screen({
  color: vars.text.secondary,
  fontSize: vars.font.small,
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
});
