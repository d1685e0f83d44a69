import { forcedColours } from '../../theme/conditions.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const columns = '2.25rem minmax(6rem, 1fr) 6.5rem minmax(0, 2.2fr) 6rem';

/** From this table width, a zone's values are on one line. */
const inColumns = '(min-width: 36rem)';
/** From this width, price and tickets are next to the text. */
const inTwoColumns = '(min-width: 21rem)';

export const table = component({ containerType: 'inline-size' });

export const head = component({
  display: 'none',
  color: vars.text.secondary,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  borderBlockEnd: `2px solid ${vars.border.strong}`,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  '@container': { [inColumns]: { display: 'grid', gridTemplateColumns: columns, gap: vars.space.s3 } },
});

export const headName = component({ gridColumn: '1 / 3' });

export const row = component({
  position: 'relative',
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  selectors: {
    '&:hover': { background: vars.bg.sunken },
    '&:has(:checked)': {
      outline: `${vars.outline.strong} solid ${vars.border.strong}`,
      outlineOffset: `calc(-1 * ${vars.outline.strong})`,
      background: vars.bg.selected,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.outer}`, outlineOffset: '-2px' },
    '&:has(:checked:focus-visible)': {
      outlineWidth: `max(2px, ${vars.outline.strong})`,
      outlineOffset: `min(-2px, -1 * ${vars.outline.strong})`,
    },
  },
  '@media': {
    [forcedColours]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' } } },
  },
});

export const rowGone = component({
  position: 'relative',
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  color: vars.text.muted,
});

export const label = component({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gridTemplateAreas: '"input name" "input price" "input location" "input left"',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  padding: vars.space.s3,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
  '@container': {
    [inTwoColumns]: {
      // Price and tickets must leave enough width for the location.
      gridTemplateColumns: '2.25rem minmax(0, 1fr) fit-content(45%)',
      gridTemplateAreas: '"input name price" "input location left"',
    },
    [inColumns]: { gridTemplateColumns: columns, gridTemplateAreas: '"input name price location left"' },
  },
});

/** A styled native radio button. Forced colours use the browser's style. */
export const input = component({
  gridArea: 'input',
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  borderRadius: '50%',
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
  display: 'grid',
  placeItems: 'center',
  cursor: 'inherit',
  selectors: {
    '&:checked::before': {
      content: '',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: '50%',
      background: vars.border.strong,
    },
    '&:disabled': { borderStyle: 'dashed', borderColor: vars.border.control, background: 'transparent' },
  },
  '@media': { [forcedColours]: { appearance: 'auto' } },
});

export const name = component({
  gridArea: 'name',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontWeight: vars.weight.title,
});

export const price = component({
  gridArea: 'price',
  fontSize: vars.font.h5,
  fontWeight: vars.weight.strong,
  ...numerals,
  '@container': { [inTwoColumns]: { justifySelf: 'end' }, [inColumns]: { justifySelf: 'start' } },
});

export const location = component({
  gridArea: 'location',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  fontSize: vars.font.small,
});

export const stickers = component({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.s2 });

export const left = component({
  gridArea: 'left',
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  '@container': {
    [inTwoColumns]: { justifySelf: 'end', textAlign: 'end' },
    [inColumns]: { justifySelf: 'start', textAlign: 'start' },
  },
});

export const note = component({
  paddingInline: `calc(2.25rem + 2 * ${vars.space.s3}) ${vars.space.s3}`,
  paddingBlockEnd: vars.space.s3,
  marginBlockStart: `calc(-1 * ${vars.space.s1})`,
  fontSize: vars.font.small,
  color: vars.text.secondary,
});

export const error = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s2,
  color: vars.text.danger,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
});
