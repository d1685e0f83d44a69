import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { layout } from '../Stack/Stack.css.js';

export { gap } from '../Stack/Stack.css.js';

export const line = component({ display: 'flex' }, layout);

export const inline = component({ flexWrap: 'wrap' }, line);

export const rowGap = styleVariants({ none: '0', ...vars.space }, (step) => [component({ rowGap: step })]);

const align = (alignItems: string) => component({ alignItems });

export const aligned = {
  stretch: '',
  start: align('flex-start'),
  center: align('center'),
  end: align('flex-end'),
  baseline: align('baseline'),
};

const justify = (justifyContent: string) => component({ justifyContent });

export const justified = {
  start: '',
  center: justify('center'),
  end: justify('flex-end'),
  between: justify('space-between'),
};
