import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const sized = (fontSize: string) => component({ fontSize });

export const size = {
  body: sized(vars.font.body),
  lead: sized(vars.font.lead),
  small: sized(vars.font.h5),
  medium: sized(vars.font.h4),
  large: sized(vars.font.h3),
};

export const title = component({ fontWeight: vars.weight.title });
