import { from, screen, vars } from '@first-gong/ui/style';

export const ways = screen({
  display: 'grid',
  // One below the other on the narrowest phones, where large words would break.
  '@media': { [from.small]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(auto, 1fr)' } },
  maxInlineSize: '34rem',
  marginBlockStart: vars.space.s4,
  border: `2px solid ${vars.border.strong}`,
});

export const item = screen({
  display: 'grid',
  selectors: { '& + &': { borderBlockStart: `${vars.line.width} solid ${vars.border.strong}` } },
  '@media': {
    [from.small]: {
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: `${vars.line.width} solid ${vars.border.strong}` },
      },
    },
  },
});

export const way = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.touch,
  padding: vars.space.s2,
  background: vars.bg.surface,
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.dense,
  textAlign: 'center',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    '&[aria-current]': { background: vars.selected.bg, color: vars.selected.text },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
