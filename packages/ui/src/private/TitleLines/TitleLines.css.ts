import { component } from '../../theme/style.js';

/** Chinese titles break like their poster and at punctuation, elsewhere only if too wide. */
export const title = component({ wordBreak: 'keep-all' });
