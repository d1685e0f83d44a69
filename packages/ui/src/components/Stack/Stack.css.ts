import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Shrinks inside other layouts. Lists have no bullets and no indent. */
export const layout = component({
  minInlineSize: 0,
  selectors: { '&:where(ul, ol)': { margin: 0, padding: 0, listStyle: 'none' } },
});

export const gap = styleVariants({ none: '0', ...vars.space }, (step) => [component({ gap: step })]);

export const stack = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }, layout);

export const padding = styleVariants(vars.space, (step) => [component({ padding: step })]);

const align = (justifyItems: string) => component({ justifyItems });

export const aligned = { stretch: '', start: align('start'), center: align('center'), end: align('end') };

export const marked = component({
  selectors: {
    '&:where(ul)': { listStyle: 'disc', paddingInlineStart: vars.space.s4 },
    '&:where(ol)': { listStyle: 'decimal', paddingInlineStart: vars.space.s5 },
  },
});
