import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Shrinks inside other layouts. Lists have no bullets and no indent. */
export const layout = component({
  display: 'flex',
  minInlineSize: 0,
  selectors: { '&:is(ul, ol)': { margin: 0, padding: 0, listStyle: 'none' } },
});

export const gap = styleVariants(vars.space, (step) => [component({ gap: step })]);

const align = (alignItems: string) => component({ alignItems });

export const start = align('flex-start');
export const center = align('center');
export const end = align('flex-end');

export const stack = component({ flexDirection: 'column' }, layout);

export const aligned = { stretch: '', start, center, end };
