import * as native from '../../private/NativeSelect/NativeSelect.css.js';
import { from } from '../../theme/conditions.js';
import { rings } from '../../theme/focus.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** The frame shows the focus ring, which would cover the label from inside. */
const bare = { '&:focus-visible': { outline: 'none', boxShadow: 'none' } };

export const frame = component({
  vars: { [native.caretEnd]: vars.space.s3 },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // In a flexible line as wide as its choice. On a phone two share a line if neither is cut.
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  maxInlineSize: '100%',
  '@media': { [from.medium]: { flex: 'none', maxInlineSize: '22rem' } },
  border: `${vars.line.width} solid ${vars.border.control}`,
  borderRadius: vars.radius.choice,
  background: vars.bg.surface,
  fontSize: vars.font.small,
  selectors: { '&:hover': { background: vars.bg.sunken }, '&:has(:focus-visible)': rings },
});
export const label = component({
  paddingBlock: vars.space.s1,
  paddingInlineStart: vars.space.s3,
  color: vars.text.muted,
  whiteSpace: 'nowrap',
});
export const select = component(
  {
    flex: '1 1 auto',
    minInlineSize: '3rem',
    // As wide as the chosen option if supported, otherwise as the longest.
    fieldSizing: 'content',
    alignSelf: 'stretch',
    minBlockSize: vars.size.touch,
    border: 0,
    background: 'transparent',
    color: vars.text.primary,
    paddingInline: `${vars.space.s2} ${vars.space.s6}`,
    fontWeight: vars.weight.medium,
    selectors: bare,
  },
  native.select,
);
/** On phones a date field fills its line. */
export const dayFrame = component({
  flex: '1 1 9rem',
  minInlineSize: 0,
  '@media': { [from.medium]: { flex: 'none', maxInlineSize: '16rem' } },
  display: 'flex',
  // Large text needs two lines for label and date.
  flexWrap: 'wrap',
  alignItems: 'center',
  border: `${vars.line.width} solid ${vars.border.control}`,
  background: vars.bg.surface,
  fontSize: vars.font.small,
  selectors: { '&:has(:focus-visible)': rings },
});
export const day = component({
  flex: '1 1 auto',
  alignSelf: 'stretch',
  minBlockSize: vars.size.touch,
  minInlineSize: '7.5rem',
  border: 0,
  paddingInline: vars.space.s2,
  background: 'transparent',
  color: vars.text.primary,
  // The browser's icon and text follow the theme.
  colorScheme: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  // Safari shows the device's day in an empty field.
  selectors: { ...bare, '&[data-empty]': { color: vars.text.muted } },
});
