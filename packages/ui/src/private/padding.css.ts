import { styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/style.js';
import { vars } from '../theme/vars.js';

export const padding = styleVariants(vars.space, (step) => [component({ padding: step })]);
