import { component } from '../../theme/style.js';
import { layout } from '../Stack/Stack.css.js';

export const line = component(
  {
    display: 'flex',
    alignItems: 'center',
    selectors: {
      '&[data-align="stretch"]': { alignItems: 'stretch' },
      '&[data-align="start"]': { alignItems: 'flex-start' },
      '&[data-align="end"]': { alignItems: 'flex-end' },
      '&[data-align="baseline"]': { alignItems: 'baseline' },
      '&[data-justify="center"]': { justifyContent: 'center' },
      '&[data-justify="end"]': { justifyContent: 'flex-end' },
      '&[data-justify="between"]': { justifyContent: 'space-between' },
    },
  },
  layout,
);

export const inline = component({ flexWrap: 'wrap' }, line);
