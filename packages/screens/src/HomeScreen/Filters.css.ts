import { from, screen, vars } from '@first-gong/ui/style';

export const filters = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  '@media': {
    [from.medium]: {
      // An open calendar is much higher than its neighbours.
      alignItems: 'start',
      gap: `${vars.space.s3} 1.25rem`,
      paddingBlock: '1.25rem',
    },
  },
});
export const form = screen({
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  // Its controls share the line of the quick dates.
  '@media': { [from.medium]: { display: 'contents' } },
});
/** A browser that lets the content of `details` take part in the layout around it. */
const shares = 'selector(::details-content)';
/** Once it is open, its controls share the lines of the others, or else have a line of their own. */
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
  gap: vars.space.s2,
  minBlockSize: vars.size.touch,
  paddingInline: '0.875rem',
  border: `${vars.line.width} solid ${vars.border.control}`,
  background: vars.bg.surface,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { background: vars.bg.sunken } },
});
export const chosen = screen({
  paddingInline: vars.space.s2,
  background: vars.selected.bg,
  color: vars.selected.text,
  fontVariantNumeric: 'tabular-nums',
});
/** On a phone each filter has a line of its own, so that nothing moves when the words become wider with their font. */
export const others = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.s2} 1.25rem`,
  paddingBlockStart: vars.space.s3,
  '@media': {
    [from.medium]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      '@supports': { [shares]: { display: 'contents' } },
    },
  },
});
