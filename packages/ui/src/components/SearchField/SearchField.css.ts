import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const border = `2px solid ${vars.border.strong}`;

export const form = component({
  position: 'relative',
  display: 'flex',
  maxInlineSize: '44rem',
  border,
  background: vars.bg.surface,
  color: vars.text.primary,
});
export const input = component({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: '2.875rem',
  border: 0,
  borderRadius: 0,
  paddingInline: vars.space.s4,
  background: 'none',
  appearance: 'none',
  outlineOffset: '-2px',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.text.muted, opacity: 1 },
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
export const button = {
  masthead: component(
    {
      background: vars.border.strong,
      color: vars.bg.surface,
      fontSize: vars.font.lead,
      selectors: { '&:hover': { background: vars.bg.surface, color: vars.border.strong } },
    },
    base,
  ),
  page: component(
    {
      paddingInline: vars.space.s5,
      background: vars.action.bg,
      color: vars.action.text,
      fontWeight: vars.weight.title,
      whiteSpace: 'nowrap',
      selectors: { '&:hover': { background: vars.action.bgHover, color: vars.action.textHover } },
    },
    base,
  ),
};
