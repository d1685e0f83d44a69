import { inverse } from '../../private/inverse.css.js';
import { component } from '../../theme/style.js';
import { actionsOnPaper } from '../../theme/surfaces.js';
import { local, vars } from '../../theme/vars.js';

export const ticket = component({
  position: 'relative',
  // In print it stays on one page.
  breakInside: 'avoid',
  overflow: vars.shape.overflow,
  border: `var(${local.edgeWidth}) solid var(${local.edge})`,
  borderRadius: vars.radius.surface,
  background: vars.bg.surface,
  color: vars.text.primary,
  // Paper on any background.
  vars: {
    [local.edge]: vars.border.hair,
    [local.edgeWidth]: vars.line.width,
    [local.link]: vars.text.link,
    [local.onFlood]: 'initial',
  },
  selectors: { [`${inverse} &`]: { vars: actionsOnPaper } },
});

export const strong = component({ vars: { [local.edge]: vars.border.strong, [local.edgeWidth]: '2px' } });
