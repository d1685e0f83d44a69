import { from } from '../../theme/conditions.js';
import { figures } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const timer = component({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.notice,
  selectors: {
    '&[data-urgent]': {
      border: `max(2px, ${vars.alert.frame}) ${vars.alert.line} ${vars.text.danger}`,
      background: vars.bg.danger,
      color: vars.text.danger,
    },
  },
  '@media': { [from.small]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const numerals = component({
  fontSize: vars.font.h2,
  ...figures,
  lineHeight: 1,
  '@media': { [from.small]: { gridRow: 'span 2' } },
});

export const sentence = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s1,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.dense,
});

export const holes = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 0.5625rem)',
  gap: '0.25rem',
});
