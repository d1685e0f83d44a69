import { component } from '../theme/style.js';
import { actionsOnInverse } from '../theme/surfaces.js';

/** A surface in the inverse colour. A ticket inside it is paper again. */
export const inverse = component({ vars: actionsOnInverse });
