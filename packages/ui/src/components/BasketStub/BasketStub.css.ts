import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

/** The basket is white, so the stub has the colour of the page and white notches. */
export const stub = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 0 fit-content(45%)',
  selectors: { '&&': { background: vars.bg.page } },
  vars: { [local.ground]: vars.bg.surface },
});

export const facts = component({ padding: `${vars.space.s3} ${vars.space.s4}`, lineHeight: vars.leading.dense });

export const seat = component({
  fontSize: vars.font.h5,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.title,
});

export const zone = component({ color: vars.text.secondary, fontSize: vars.font.small });

export const type = component({ fontSize: vars.font.small, fontWeight: vars.weight.strong });

export const choice = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
});

export const select = component({
  appearance: 'none',
  fieldSizing: 'content',
  maxInlineSize: '100%',
  minBlockSize: vars.size.touch,
  // The target is large enough for a finger; the negative margin keeps the line spacing of the text.
  marginBlock: '-0.5rem',
  paddingInlineEnd: vars.space.s5,
  border: 0,
  background: 'transparent',
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const option = component({ background: vars.bg.surface, color: vars.text.primary });

export const caret = component({ position: 'absolute', insetInlineEnd: 0, display: 'flex', pointerEvents: 'none' });

export const end = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  minInlineSize: '5.75rem',
  padding: `${vars.space.s3} ${vars.space.s3} 0 ${vars.space.s4}`,
  fontSize: vars.font.small,
});

export const price = component({
  fontSize: vars.font.lead,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
