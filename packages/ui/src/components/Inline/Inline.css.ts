import { component } from '../../theme/style.js';
import { center, end, layout, start } from '../Stack/Stack.css.js';

export { gap } from '../Stack/Stack.css.js';

export const inline = component({ flexWrap: 'wrap' }, layout);

export const aligned = { start, center, end, baseline: component({ alignItems: 'baseline' }) };

const justify = (justifyContent: string) => component({ justifyContent });

export const justified = {
  start: '',
  center: justify('center'),
  end: justify('flex-end'),
  between: justify('space-between'),
};
