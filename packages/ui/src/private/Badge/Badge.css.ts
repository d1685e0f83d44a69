import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const anchor = component({ position: 'relative', display: 'inline-flex', verticalAlign: '-0.25em' });

export const badge = component({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - 0.375rem)',
  insetInlineStart: '50%',
  minInlineSize: '1.5em',
  paddingInline: '0.3em',
  // The border separates badge and icon, and outlines the badge in forced colours.
  border: `1px solid ${vars.bg.surface}`,
  background: vars.text.danger,
  color: vars.bg.surface,
  fontSize: vars.font.caption,
  fontWeight: vars.weight.title,
  ...numerals,
  lineHeight: vars.leading.dense,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
