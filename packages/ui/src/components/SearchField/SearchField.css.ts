import { globalStyle } from '@vanilla-extract/css';
import { from, touch } from '../../theme/conditions.js';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const border = `2px solid ${vars.border.strong}`;
const cross = 'transparent calc(50% - 1px), currentColor 0 calc(50% + 1px), transparent 0';

export const form = component({
  position: 'relative',
  display: 'flex',
  maxInlineSize: '44rem',
  border,
  background: vars.bg.surface,
  color: vars.text.primary,
  selectors: {
    '&:has([aria-invalid])': { border: `${vars.alert.width} ${vars.alert.line} ${vars.text.danger}` },
  },
});
export const input = component({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: '2.875rem',
  border: 0,
  borderRadius: 0,
  paddingInline: vars.space.s3,
  background: 'none',
  appearance: 'none',
  outlineOffset: '-2px',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.text.muted, opacity: 1 },
  // Replaces the blue cross of Chromium and Safari. Firefox has none.
  '::-webkit-search-cancel-button': {
    appearance: 'none',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    marginInlineStart: vars.space.s2,
    background: `linear-gradient(45deg, ${cross}) center / 1rem 1rem no-repeat, linear-gradient(-45deg, ${cross}) center / 1rem 1rem no-repeat`,
    cursor: 'pointer',
  },
  // Invisible in an empty field, it would still clip the placeholder.
  selectors: { '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' } },
  '@media': {
    [from.medium]: { paddingInline: vars.space.s4 },
    [touch]: { minBlockSize: 'max(2.875rem, 44px)' },
  },
});

const base = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minInlineSize: '3.5rem',
  border: 0,
  borderInlineStart: border,
  cursor: 'pointer',
});
const dark = component(
  {
    background: vars.border.strong,
    color: vars.bg.surface,
    selectors: { '&:hover': { background: vars.bg.surface, color: vars.border.strong } },
  },
  base,
);
const worded = component({
  maxInlineSize: '55%',
  paddingInline: vars.space.s3,
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.title,
  '@media': {
    [from.small]: { flex: 'none', maxInlineSize: 'none' },
    [from.medium]: { paddingInline: vars.space.s5 },
  },
});

// On phones the placeholder needs the icon's space. The button has the same text.
globalStyle(`${worded} > svg`, {
  '@layer': { [layers.components]: { display: 'none', '@media': { [from.medium]: { display: 'block' } } } },
});

export const button = {
  masthead: component({ fontSize: vars.font.lead }, dark),
  page: component(
    {
      background: vars.action.bg,
      color: vars.action.text,
      selectors: { '&:hover': { background: vars.action.bgHover, color: vars.action.textHover } },
    },
    base,
    worded,
  ),
  list: component({}, dark, worded),
};
