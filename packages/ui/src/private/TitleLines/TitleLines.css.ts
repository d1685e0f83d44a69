import { component } from '../../theme/style.js';

/** A Chinese title breaks where its poster does and at punctuation; elsewhere only if a part is wider than the column. */
export const title = component({ wordBreak: 'keep-all' });
