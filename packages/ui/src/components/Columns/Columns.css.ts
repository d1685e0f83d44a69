import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { stack } from '../Stack/Stack.css.js';

const columns = (count: number, width: string) =>
  component(
    {
      alignItems: 'start',
      selectors: { '&[data-align="stretch"]': { alignItems: 'stretch' } },
      '@media': { [width]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
    },
    stack,
  );

export const count = { 2: columns(2, from.medium), 3: columns(3, from.large) };
