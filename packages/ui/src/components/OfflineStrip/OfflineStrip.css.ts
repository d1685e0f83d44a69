import { inMonochrome, print } from '../../theme/conditions.js';
import { actionsOnBlack } from '../../theme/onBlack.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

export const strip = component({
  borderBlockEnd: `2px dashed ${vars.text.inverseMuted}`,
  background: vars.bg.inverse,
  color: vars.text.inverse,
  fontSize: vars.font.small,
  vars: { [local.link]: 'currentColor' },
  selectors: { [inMonochrome]: { vars: actionsOnBlack } },
  '@media': { [print]: { display: 'none' } },
});

export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  selectors: { [`${strip} > &`]: { minBlockSize: '3.25rem', paddingBlock: vars.space.s2 } },
});

export const words = component({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s3, flex: '1 1 16rem' });

export const title = component({ fontWeight: vars.weight.title });
