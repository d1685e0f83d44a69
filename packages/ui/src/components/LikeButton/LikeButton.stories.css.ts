import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { heartInk } from './LikeButton.css.js';

export const words = component({ paddingInline: vars.space.s4, vars: { [heartInk]: 'currentColor' } });
