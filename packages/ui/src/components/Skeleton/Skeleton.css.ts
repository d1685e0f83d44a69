import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Not animated, because a shimmer distracts. */
const framed = component({ border: `1px dashed ${vars.border.control}`, background: vars.pattern.waiting });

export const lines = component({ display: 'grid', gap: vars.space.s2 });

/** Lines of text at body size with different lengths. */
export const line = component(
  {
    blockSize: '1rem',
    selectors: { '&:nth-child(3n + 1)': { inlineSize: '72%' }, '&:nth-child(3n)': { inlineSize: '46%' } },
  },
  framed,
);

export const poster = component({ aspectRatio: '500 / 707', borderBlockEnd: 0 }, framed);

export const stub = component({ flex: 1, minInlineSize: 0, padding: vars.space.s3 });

export const row = component({ display: 'flex', minBlockSize: '7rem' });

export const date = component(
  { flex: 'none', inlineSize: '3.5rem', '@media': { [from.medium]: { inlineSize: '4.5rem' } } },
  framed,
);

export const thumb = component(
  { flex: 'none', inlineSize: '6rem', display: 'none', '@media': { [from.medium]: { display: 'block' } } },
  framed,
);

const besideStub = { display: 'none', '@media': { [from.medium]: { display: 'block' } } } as const;

export const tear = component(besideStub);

export const price = component({ ...besideStub, flex: 'none', inlineSize: '7rem' });
