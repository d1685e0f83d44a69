import * as native from '../../private/NativeSelect/NativeSelect.css.js';
import { from } from '../../theme/conditions.js';
import { rings } from '../../theme/focus.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Shows the focus ring of its control, which would cover the label from inside. */
const box = component({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  border: `${vars.line.width} solid ${vars.border.control}`,
  background: vars.bg.surface,
  fontSize: vars.font.small,
  selectors: { '&:has(:focus-visible)': rings },
});
const control = component({
  flex: '1 1 auto',
  alignSelf: 'stretch',
  minBlockSize: vars.size.touch,
  border: 0,
  background: 'transparent',
  color: vars.text.primary,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const frame = component(
  {
    vars: { [native.caretEnd]: vars.space.s3 },
    position: 'relative',
    // In a flexible line as wide as its choice. On a phone two share a line if neither is cut.
    flex: '1 1 auto',
    minBlockSize: vars.size.touch,
    maxInlineSize: '100%',
    '@media': { [from.medium]: { flex: 'none', maxInlineSize: '22rem' } },
    borderRadius: vars.radius.choice,
    selectors: { '&:hover': { background: vars.bg.sunken } },
  },
  box,
);
export const label = component({
  paddingBlock: vars.space.s1,
  paddingInlineStart: vars.space.s3,
  color: vars.text.muted,
  whiteSpace: 'nowrap',
});
export const select = component(
  {
    minInlineSize: '3rem',
    // As wide as the chosen option if supported, otherwise as the longest.
    fieldSizing: 'content',
    paddingInline: `${vars.space.s2} ${vars.space.s6}`,
    fontWeight: vars.weight.medium,
  },
  control,
  native.select,
);
/** On phones a date field fills its line. */
export const dayFrame = component(
  {
    flex: '1 1 9rem',
    '@media': { [from.medium]: { flex: 'none', maxInlineSize: '16rem' } },
    // Large text needs two lines for label and date.
    flexWrap: 'wrap',
  },
  box,
);
export const day = component(
  {
    minInlineSize: '7.5rem',
    paddingInline: vars.space.s2,
    // The browser's icon and text follow the theme.
    colorScheme: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    // Safari shows the device's day in an empty field.
    selectors: { '&[data-empty]': { color: vars.text.muted } },
  },
  control,
);
