import { from, screen, touch, vars } from '@first-gong/ui/style';

export const header = screen({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  // Without the border, white art has no edge on a white page.
  border: `${vars.outline.surface} solid ${vars.border.hair}`,
  borderBlockEnd: 0,
  '@media': { [from.medium]: { gridTemplateColumns: '5.5rem minmax(0, 1fr) auto' } },
});

/** A grid makes the picture as high as the text beside it. */
export const art = screen({ minBlockSize: '5.5rem', overflow: 'hidden' });

export const facts = screen({ padding: `${vars.space.s3} ${vars.space.s4}`, alignSelf: 'center' });

export const title = screen({
  fontSize: vars.font.h5,
  lineHeight: vars.leading.title,
  '@media': { [from.medium]: { fontSize: vars.font.h4 } },
});

export const link = screen({
  color: 'inherit',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  '@media': {
    [touch]: {
      // biome-ignore lint/plugin/layout: a link with the height of a finger.
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.touch,
      minInlineSize: vars.size.touch,
    },
  },
});

/** A venue's name breaks only at spaces. */
export const when = screen({
  wordBreak: 'keep-all',
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.title,
  fontVariantNumeric: 'tabular-nums',
});

export const count = screen({
  gridColumn: '1 / -1',
  padding: `${vars.space.s2} ${vars.space.s4}`,
  borderBlockStart: '2px dashed currentColor',
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  '@media': {
    [from.medium]: {
      gridColumn: 'auto',
      alignSelf: 'center',
      padding: 0,
      paddingInlineEnd: vars.space.s4,
      borderBlockStart: 0,
      fontSize: vars.font.body,
    },
  },
});

export const rows = screen({
  border: `${vars.line.width} solid ${vars.border.hair}`,
  borderBlockStart: 0,
  background: vars.bg.surface,
});
