import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** One rule for each step of the space scale that `attribute` can have. */
const steps = (attribute: string, property: 'gap' | 'rowGap' | 'padding') =>
  Object.fromEntries(
    Object.entries({ none: '0', ...vars.space }).map(([name, step]) => [
      `&[data-${attribute}="${name}"]`,
      { [property]: step },
    ]),
  );

/** Shrinks inside other layouts. Lists have no bullets and no indent. The props are attributes: they need no script. */
export const layout = component({
  minInlineSize: 0,
  selectors: {
    '&:where(ul, ol)': { margin: 0, padding: 0, listStyle: 'none' },
    ...steps('gap', 'gap'),
    ...steps('row-gap', 'rowGap'),
    ...steps('padding', 'padding'),
  },
});

export const stack = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: {
      '&[data-align="start"]': { justifyItems: 'start' },
      '&[data-align="center"]': { justifyItems: 'center' },
      '&[data-align="end"]': { justifyItems: 'end' },
      '&[data-marked]:where(ul)': { listStyle: 'disc', paddingInlineStart: vars.space.s4 },
      '&[data-marked]:where(ol)': { listStyle: 'decimal', paddingInlineStart: vars.space.s5 },
    },
  },
  layout,
);
