import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s2,
  color: vars.text.secondary,
  fontSize: vars.font.small,
});
export const step = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  selectors: { '& + &::before': { content: '"/" / ""', marginInlineEnd: vars.space.s2 } },
});
