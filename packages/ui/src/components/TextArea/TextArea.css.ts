import { component } from '../../theme/style.js';
import { input } from '../TextField/field.css.js';

export const area = component({ display: 'block', paddingBlock: '0.75rem', resize: 'vertical' }, input);
