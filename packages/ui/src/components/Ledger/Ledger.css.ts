import { from } from '../../theme/conditions.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { row as sectionHeading } from '../SectionHeading/SectionHeading.css.js';

export const table = component({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  borderBlockStart: `4px solid ${vars.border.strong}`,
  fontSize: vars.font.small,
  // The heading has the same rule.
  selectors: { [`${sectionHeading} + &`]: { borderBlockStart: 'none' } },
  '@media': { [from.medium]: { display: 'table' } },
});

// Hidden on phones, whose values have labels, but still part of the table.
export const head = component({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [from.medium]: {
      position: 'static',
      display: 'table-header-group',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

export const body = component({
  display: 'block',
  '@media': { [from.medium]: { display: 'table-row-group' } },
});

// On phones only rows near the window are rendered, because a year has hundreds.
export const row = component({
  display: 'block',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 14rem',
  paddingBlock: vars.space.s2,
  borderBlockEnd: `2px solid ${vars.border.strong}`,
  '@media': {
    [from.medium]: {
      display: 'table-row',
      contentVisibility: 'visible',
      borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
    },
  },
});

const header = component({
  paddingBlock: vars.space.s2,
  paddingInline: `0 ${vars.space.s3}`,
  borderBlockEnd: `2px solid ${vars.border.strong}`,
  color: vars.text.secondary,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

const cell = component({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s4,
  padding: `${vars.space.s1} 0`,
  fontWeight: vars.weight.body,
  textAlign: 'end',
  // On phones long titles break anywhere. Chinese in a table otherwise breaks only at punctuation.
  overflowWrap: 'anywhere',
  '::before': {
    // The empty second string is for screen readers, which already read the column's head.
    content: 'attr(data-label) / ""',
    flex: 'none',
    color: vars.text.secondary,
    fontWeight: vars.weight.body,
    fontStretch: vars.stretch.text,
    fontSize: vars.font.small,
  },
  '@media': {
    [from.medium]: {
      display: 'table-cell',
      paddingBlock: vars.space.s3,
      paddingInline: `0 ${vars.space.s3}`,
      textAlign: 'start',
      verticalAlign: 'top',
      // `anywhere` would squeeze a column to single letters.
      overflowWrap: 'break-word',
      '::before': { content: 'none' },
    },
  },
});

const figure = component({
  fontSize: vars.font.data,
  ...numerals,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

const atEnd = component({
  '@media': {
    [from.medium]: { textAlign: 'end', selectors: { '&:last-child': { paddingInlineEnd: 0 } } },
  },
});

export const headers = { text: header, number: header, amount: `${header} ${atEnd}` };
export const cells = { text: cell, number: `${cell} ${figure}`, amount: `${cell} ${figure} ${atEnd}` };
