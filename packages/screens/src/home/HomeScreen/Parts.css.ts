import { from, screen, vars } from '@first-gong/ui/style';

// The document carries these rules inline, and its budget counts every one of them: they are few.

/**
 * The lists side by side; below them news, twice as wide, and presenters. They are far below the first view: the browser
 * lays them out when the reader comes near.
 */
export const parts = screen({
  display: 'grid',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 60rem',
  gap: vars.space.s5,
  paddingBlockEnd: vars.space.s7,
  '@media': { [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const wide = screen({ '@media': { [from.wide]: { gridColumn: 'span 2' } } });

/** A row of a list and a summary: a figure, words, and a price or a caret. */
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
/** What stands below an open summary. Its last line is a link, which keeps away from the next summary (WCAG 2.5.8). */
export const opened = screen({ paddingBlockEnd: vars.space.s2 }, more);
/** Presenters as cells of a table without gaps: neighbours share their line. */
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
/** Of open `details`. */
export const caret = screen({ selectors: { '[open] > * > &': { rotate: '180deg' } } });
