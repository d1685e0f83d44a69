import { component } from '../theme/style.js';
import { actionsOnInverse } from '../theme/surfaces.js';

/** An inverse surface. Tickets inside are paper again. */
export const inverse = component({ vars: actionsOnInverse });
