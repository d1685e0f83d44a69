import { from, numerals, screen, vars } from '@first-gong/ui/style';

const rule = `${vars.line.width} solid ${vars.border.hair}`;

export const hold = screen({
  selectors: {
    '* + &': { borderBlockStart: rule },
    '&[data-removing]': { color: vars.text.muted },
  },
});

export const row = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  minBlockSize: '3.5rem',
  padding: `${vars.space.s2} ${vars.space.s4}`,
  selectors: { '& + &': { borderBlockStart: rule } },
  '@media': {
    [from.medium]: {
      columnGap: vars.space.s4,
      // A seat that can be removed alone has a button in its row. The prices stay aligned.
      selectors: { 'ul:has(button) > &': { gridTemplateColumns: 'auto minmax(0, 1fr) auto 5.5rem' } },
    },
  },
});

export const place = screen({
  fontSize: vars.font.lead,
  fontWeight: vars.weight.strong,
  ...numerals,
  selectors: { '[data-removing] &': { textDecoration: 'line-through' } },
});

export const price = screen({ textAlign: 'end', minInlineSize: '5rem' }, place);

export const note = screen({
  marginInline: vars.space.s4,
  paddingBlock: vars.space.s2,
  borderBlockStart: `${vars.line.width} dashed ${vars.border.perf}`,
  fontSize: vars.font.small,
});

export const foot = screen({
  padding: `${vars.space.s1} ${vars.space.s4}`,
  background: vars.bg.sunken,
  borderBlockStart: rule,
});

export const remove = screen({
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.text.primary,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  textAlign: 'end',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text.danger },
    '&[aria-disabled="true"]': { cursor: 'progress', textDecoration: 'none', color: vars.text.muted },
    // On a phone a row of four columns has no space beside the price.
    'li > &': { gridColumn: '2 / -1' },
  },
  '@media': { [from.medium]: { selectors: { 'li > &': { gridColumn: 'auto' } } } },
});

/** In its own line. */
export const view = screen({
  flexBasis: '100%',
  wordBreak: 'keep-all',
  fontSize: vars.font.small,
  color: vars.text.secondary,
});
