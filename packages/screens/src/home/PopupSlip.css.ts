import { from, screen, vars } from '@first-gong/ui/style';

export const slip = screen({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.z.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  border: `2px solid ${vars.border.strong}`,
  borderBlockStartWidth: '6px',
  background: vars.bg.surface,
  '@media': {
    [from.medium]: { insetBlockEnd: vars.space.s5, insetInline: `${vars.space.s5} auto`, inlineSize: '27rem' },
    // In a low window, such as at 400 %, a fixed slip covers too much of the page.
    'screen and (max-height: 30em)': { position: 'relative', inset: 'auto', inlineSize: 'auto' },
    print: { display: 'none' },
  },
});
export const words = screen({ alignContent: 'start', padding: vars.space.s4 });

export const title = screen({ fontSize: vars.font.h4, fontWeight: vars.weight.title, lineHeight: vars.leading.tight });
export const subtitle = screen({ display: 'block', fontSize: vars.font.lead });
export const text = screen({ color: vars.text.secondary, lineHeight: vars.leading.dense });
/** Below the close button in the corner. */
export const actions = screen({
  // biome-ignore lint/plugin/layout: the link stands at the end of its column.
  display: 'grid',
  alignItems: 'end',
  maxInlineSize: '9.5rem',
  padding: `${vars.size.touch} ${vars.space.s4} ${vars.space.s4}`,
});
export const dismiss = screen({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: vars.font.lead,
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: { '&:hover': { background: vars.bg.sunken } },
});
