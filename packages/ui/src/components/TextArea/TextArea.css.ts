import * as fieldStyles from '../../private/Field/Field.css.js';
import { component } from '../../theme/style.js';

export const area = component({ display: 'block', paddingBlock: '0.75rem', resize: 'vertical' }, fieldStyles.input);
