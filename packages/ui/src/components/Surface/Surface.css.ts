import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';
import { ticket } from '../Ticket/Ticket.css.js';

/** Paper background. Tickets on it have notches in this colour. */
export const surface = component({ overflow: 'visible', vars: { [local.ground]: vars.bg.surface } }, ticket);

export const padding = styleVariants(vars.space, (step) => [component({ padding: step })]);
