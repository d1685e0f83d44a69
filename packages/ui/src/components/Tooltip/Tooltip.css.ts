import { forcedColours, inEnglish } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Only for hovering pointers on wide screens. On others a tap opens a sheet. */
const withPointer = 'screen and (min-width: 48em) and (pointer: fine)';

export const tooltip = component({
  display: 'none',
  maxInlineSize: '18rem',
  padding: `${vars.space.s2} ${vars.space.s3}`,
  // Visible in forced colours only, which remove the background.
  border: '1px solid transparent',
  borderRadius: vars.radius.surface,
  background: vars.tooltip.bg,
  color: vars.tooltip.text,
  fontSize: vars.font.small,
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.dense,
  textAlign: 'center',
  selectors: {
    [inEnglish]: { textWrap: 'balance' },
  },
  '@media': { [withPointer]: { display: 'block' } },
});

export const arrow = component({
  color: vars.tooltip.bg,
  fill: 'currentColor',
  selectors: {
    '[data-placement="bottom"] &': { transform: 'rotate(180deg)' },
  },
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});
