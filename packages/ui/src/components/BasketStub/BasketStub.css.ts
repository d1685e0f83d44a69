import * as native from '../../private/NativeSelect/NativeSelect.css.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

/** In the page colour with white notches, because the basket is white. */
export const stub = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 0 fit-content(45%)',
  selectors: { '&&': { background: vars.bg.page } },
  vars: { [local.ground]: vars.bg.surface },
});

export const facts = component({ padding: `${vars.space.s3} ${vars.space.s4}`, lineHeight: vars.leading.dense });

export const seat = component({
  fontSize: vars.font.h5,
  ...numerals,
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

export const select = component(
  {
    fieldSizing: 'content',
    maxInlineSize: '100%',
    minBlockSize: vars.size.touch,
    // Touch target; the negative margin preserves the line spacing.
    marginBlock: '-0.5rem',
    paddingInlineEnd: vars.space.s5,
    border: 0,
    background: 'transparent',
    fontSize: vars.font.small,
    fontWeight: vars.weight.strong,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  },
  native.select,
);

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
  ...numerals,
  fontWeight: vars.weight.strong,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
