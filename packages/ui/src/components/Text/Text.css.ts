import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

const sized = (fontSize: string) => component({ fontSize, lineHeight: vars.leading.body });

export const size = {
  caption: sized(vars.font.caption),
  small: sized(vars.font.small),
  body: sized(vars.font.body),
  lead: sized(vars.font.lead),
};

/** On poster colours, all text has the type colour, which has enough contrast. */
const coloured = (role: string) => component({ color: `var(${local.onFlood}, ${role})` });

export const variant = {
  plain: '',
  secondary: coloured(vars.text.secondary),
  muted: coloured(vars.text.muted),
};

const weighted = (fontWeight: string) => component({ fontWeight });

export const weight = {
  medium: weighted(vars.weight.medium),
  strong: weighted(vars.weight.strong),
  title: weighted(vars.weight.title),
};

export const paragraph = component({ maxInlineSize: vars.size.reading });
