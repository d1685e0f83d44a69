import { from, inEnglish, print } from '../../theme/conditions.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';
import { paper } from './paper.css.js';

/** On a screen a sheet of A4, on paper the paper itself. Paper sizes are in millimetres. */
export const sheet = component(
  {
    inlineSize: 'min(100%, 210mm)',
    marginInline: 'auto',
    padding: vars.space.s4,
    border: `1px solid ${vars.border.control}`,
    selectors: { '& + &': { marginBlockStart: vars.space.s5 } },
    '@media': {
      [from.medium]: { padding: '15mm' },
      [print]: {
        inlineSize: 'auto',
        padding: 0,
        border: 0,
        selectors: { '& + &': { marginBlockStart: 0, breakBefore: 'page' } },
      },
    },
  },
  paper,
);

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  paddingBlockEnd: vars.space.s3,
  borderBlockEnd: `4px solid ${vars.border.strong}`,
});

export const brand = component({
  marginInlineEnd: 'auto',
  fontSize: vars.font.h4,
  fontWeight: vars.weight.poster,
  lineHeight: vars.leading.tight,
});

export const otherBrand = component({
  display: 'block',
  fontSize: vars.font.caption,
  selectors: { [inEnglish]: { fontStretch: vars.stretch.text } },
});

export const order = component({ ...numerals, fontWeight: vars.weight.strong });

export const ticket = component({
  marginBlockStart: vars.space.s4,
  breakInside: 'avoid',
  vars: { [local.notch]: '22px' },
  '@media': {
    [from.medium]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 0 12.5rem' },
    [print]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 0 52mm', minBlockSize: '58mm' },
  },
});

export const perforation = component({
  display: 'none',
  '@media': { [from.medium]: { display: 'block' }, [print]: { display: 'block' } },
});

export const words = component({
  minInlineSize: 0,
  padding: `${vars.space.s4} ${vars.space.s5}`,
});

export const when = component({ ...numerals, fontWeight: vars.weight.strong });

export const title = component({ fontSize: vars.font.h4 });

export const place = component({
  marginBlockStart: vars.space.s4,
  fontSize: vars.font.h2,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.tight,
});

export const notes = component({ marginBlockStart: vars.space.s2, fontSize: vars.font.small });

export const stub = component({
  ...numerals,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  padding: vars.space.s2,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
});

export const number = component({ whiteSpace: 'nowrap' });

export const code = component({
  inlineSize: '10.5rem',
  '@media': { [print]: { inlineSize: '44mm' } },
});

export const facts = component({ marginBlockStart: vars.space.s5 });

export const fact = component({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.border.control}`,
});

export const value = component({ ...numerals, fontWeight: vars.weight.strong });

export const smallPrint = component({ marginBlockStart: vars.space.s4, fontSize: vars.font.small });
