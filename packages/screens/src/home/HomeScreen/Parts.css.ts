import { from, screen, vars } from '@first-gong/ui/style';

// These rules are inline in the document and count against its budget.

/** Lists in columns; below them news, twice as wide, and presenters. The browser lays them out when they come near. */
export const parts = screen({
  display: 'grid',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 60rem',
  gap: vars.space.s5,
  paddingBlockEnd: vars.space.s7,
  '@media': { [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const wide = screen({ '@media': { [from.wide]: { gridColumn: 'span 2' } } });

/** Row of a list or a summary: a figure, text, and a price or a caret. */
export const line = screen({
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  selectors: { '&:hover': { background: vars.bg.sunken } },
});
/** Days, prices and counts. */
export const figure = screen({
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.data,
});
export const more = screen({ display: 'block', color: vars.text.secondary, fontSize: vars.font.small });
/** Content of an open disclosure. Its last line is a link at a distance from the next summary (WCAG 2.5.8). */
export const opened = screen({ paddingBlockEnd: vars.space.s2 }, more);
/** Table cells without gaps, so neighbours share their border. */
export const cells = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
  paddingBlockStart: vars.line.width,
  paddingInlineStart: vars.line.width,
});
export const cell = screen({
  display: 'grid',
  alignContent: 'center',
  blockSize: '100%',
  minBlockSize: '4.5rem',
  padding: vars.space.s2,
  marginBlockStart: `calc(-1 * ${vars.line.width})`,
  marginInlineStart: `calc(-1 * ${vars.line.width})`,
  border: `${vars.line.width} solid ${vars.border.control}`,
  fontSize: vars.font.small,
  textAlign: 'center',
  selectors: { '&:hover': { background: vars.bg.sunken } },
});
/** Rotates in open `details`. */
export const caret = screen({ selectors: { '[open] > * > &': { rotate: '180deg' } } });
