import { from, hovers, onPhone, print } from '../../theme/conditions.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { row as sectionHeading } from '../SectionHeading/SectionHeading.css.js';

/** Dashed rules, because colour alone says nothing in black and white. */
const busy = { '[aria-busy="true"] &': { borderBlockEndStyle: 'dashed' } } as const;

/** Paper has the table of wide screens. */
const wide = `${from.medium}, ${print}`;

export const table = component({
  display: 'block',
  inlineSize: '100%',
  // Collapsed borders would not stay at a sticky head.
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderBlockStart: `4px solid ${vars.border.strong}`,
  fontSize: vars.font.small,
  // The heading has the same rule.
  selectors: { [`${sectionHeading} + &`]: { borderBlockStart: 'none' } },
  '@media': { [wide]: { display: 'table' } },
});

export const head = component({
  display: 'block',
  '@media': { [wide]: { display: 'table-header-group' } },
});

// Without controls the row is empty on phones.
export const headRow = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  '@media': { [wide]: { display: 'table-row' } },
});

export const body = component({
  display: 'block',
  selectors: { '[aria-busy="true"] > &': { color: vars.text.muted } },
  '@media': { [wide]: { display: 'table-row-group' } },
});

// On phones only rows near the window are rendered, because a year has hundreds.
export const row = component({
  display: 'block',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 14rem',
  breakInside: 'avoid',
  paddingBlock: vars.space.s2,
  borderBlockEnd: `2px solid ${vars.border.strong}`,
  selectors: { ...busy, '&[data-selected]': { background: vars.bg.selected } },
  '@media': { [wide]: { display: 'table-row', contentVisibility: 'visible' } },
});

const header = component({
  color: vars.text.secondary,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  '@media': {
    [wide]: {
      paddingBlock: vars.space.s2,
      paddingInline: `0 ${vars.space.s3}`,
      borderBlockEnd: `2px solid ${vars.border.strong}`,
      verticalAlign: 'bottom',
    },
  },
});

const stickyHeader = component(
  {
    '@media': {
      [from.medium]: { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: vars.bg.page },
    },
  },
  header,
);

/** A head with a button or a checkbox, which phones also show. */
export const tool = component({ '@media': { [wide]: { paddingBlock: 0 } } });

export const selectHead = component({ '@media': { [print]: { display: 'none' } } }, tool);

/** Hidden on phones, whose values have labels, but still part of the table. */
export const label = component({
  '@media': {
    [onPhone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const sortButton = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '[aria-sort] > &': { color: vars.text.primary, textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  },
  '@media': {
    [hovers]: { selectors: { '&:hover': { color: vars.text.primary, textDecoration: 'underline' } } },
    // At the line of the other heads.
    [wide]: { alignItems: 'flex-end', paddingBlockEnd: vars.space.s2 },
  },
});

export const direction = component({
  display: 'flex',
  selectors: { '[aria-sort="ascending"] &': { transform: 'scaleY(-1)' } },
});

const cell = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s4,
  padding: `${vars.space.s1} 0`,
  fontWeight: vars.weight.body,
  textAlign: 'start',
  // On phones long titles break anywhere. Chinese in a table otherwise breaks only at punctuation.
  overflowWrap: 'anywhere',
  '::before': {
    // The empty second string is for screen readers, which already read the column's head.
    content: 'attr(data-label) / ""',
    // Values begin at one edge, because a text of several lines cannot be read from its end.
    flex: '0 0 35%',
    textAlign: 'start',
    color: vars.text.secondary,
    fontWeight: vars.weight.body,
    fontStretch: vars.stretch.text,
    fontSize: vars.font.small,
  },
  '@media': {
    [wide]: {
      display: 'table-cell',
      paddingBlock: vars.space.s3,
      paddingInline: `0 ${vars.space.s3}`,
      borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
      verticalAlign: 'top',
      // `anywhere` would squeeze a column to single letters.
      overflowWrap: 'break-word',
      selectors: busy,
      '::before': { content: 'none' },
    },
  },
});

/** A checkbox at the middle of the first line of its row. */
export const selectCell = component({
  display: 'block',
  '@media': {
    [wide]: {
      display: 'table-cell',
      inlineSize: '1px',
      padding: 0,
      borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
      verticalAlign: 'top',
    },
    [print]: { display: 'none' },
  },
});

export const select = component({
  display: 'inline-grid',
  gridTemplateColumns: '1.5rem auto',
  alignItems: 'center',
  columnGap: vars.space.s2,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  cursor: 'pointer',
});

export const selectText = component({ '@media': { [wide]: { display: 'none' } } });

/** In place of rows. */
export const noRows = component({
  display: 'block',
  padding: `${vars.space.s4} 0`,
  color: vars.text.secondary,
  '@media': { [wide]: { display: 'table-cell' } },
});

const figure = component({
  fontSize: vars.font.data,
  ...numerals,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

const atEnd = component({
  justifyContent: 'space-between',
  textAlign: 'end',
  '@media': { [wide]: { selectors: { '&:last-child': { paddingInlineEnd: 0 } } } },
});

/** Space between an amount and words, which otherwise read as one. */
const afterAmount = component({
  '@media': { [wide]: { selectors: { [`${atEnd} + &`]: { paddingInlineStart: vars.space.s3 } } } },
});

export const headers = { text: `${header} ${afterAmount}`, number: header, amount: `${header} ${atEnd}` };
export const stickyHeaders = { text: stickyHeader, number: stickyHeader, amount: `${stickyHeader} ${atEnd}` };
export const cells = {
  text: `${cell} ${afterAmount}`,
  number: `${cell} ${figure}`,
  amount: `${cell} ${figure} ${atEnd}`,
};
