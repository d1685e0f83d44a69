import { actionsOnPaper } from '../../theme/onBlack.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

export const ticket = component({
  position: 'relative',
  border: `var(${local.edgeWidth}) solid var(${local.edge})`,
  background: vars.bg.surface,
  color: vars.text.primary,
  // Paper on any background.
  vars: {
    [local.edge]: vars.border.hair,
    [local.edgeWidth]: vars.line.width,
    [local.link]: vars.text.link,
    [local.onFlood]: 'initial',
  },
  selectors: actionsOnPaper,
});

export const strong = component({ vars: { [local.edge]: vars.border.strong, [local.edgeWidth]: '2px' } });
