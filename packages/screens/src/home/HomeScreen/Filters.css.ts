import { from, print, screen, vars } from '@first-gong/ui/style';

export const filters = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  '@media': {
    [from.medium]: { gap: vars.space.s3, paddingBlock: '1.25rem' },
    // The heading of the list names what was chosen.
    [print]: { display: 'none' },
  },
});
/** Filters share a line if no choice is cut. */
export const form = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  '@media': { [from.medium]: { gap: vars.space.s3 } },
});
/** Browsers in which the content of `details` can join the outer layout. */
const shares = 'selector(::details-content)';
/** Its open controls continue in the same lines, or in lines below. */
export const more = screen({
  flex: '0 0 auto',
  minInlineSize: 0,
  selectors: { '&[open]': { flexBasis: '100%' } },
  '@media': {
    [from.medium]: {
      '@supports': {
        [shares]: { selectors: { '&[open], &[open]::details-content': { display: 'contents' } } },
      },
    },
  },
});
export const summary = screen({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  // As high as a select with its border.
  minBlockSize: `calc(${vars.size.touch} + 2 * ${vars.line.width})`,
  paddingInline: '0.875rem',
  border: `${vars.line.width} solid ${vars.border.control}`,
  background: vars.bg.surface,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { [from.medium]: { display: 'flex' } },
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { background: vars.bg.sunken } },
});
export const chosen = screen({
  paddingInline: vars.space.s2,
  background: vars.selected.bg,
  color: vars.selected.text,
  fontVariantNumeric: 'tabular-nums',
});
/** On a phone each filter has a line, so that nothing moves when the font loads. */
export const others = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.s2} 1.25rem`,
  paddingBlockStart: vars.space.s3,
  '@media': {
    [from.medium]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.s3,
      '@supports': { [shares]: { display: 'contents' } },
    },
  },
});
/** Wide enough for "Price range From HK$1,000" in one line beside the track. */
export const prices = screen({ flex: '1 1 34rem' });
/** A whole line below the selects: dates, access. */
export const wholeLine = screen({
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
  // On a phone it has a line, because it would otherwise wrap while the document loads.
  flex: '1 1 100%',
});
export const legend = screen({
  padding: 0,
  paddingBlock: vars.space.s2,
  '@media': {
    [from.medium]: { float: 'inline-start', paddingBlock: vars.space.s3, paddingInlineEnd: vars.space.s3 },
  },
  color: vars.text.secondary,
  fontSize: vars.font.small,
});
export const days = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
