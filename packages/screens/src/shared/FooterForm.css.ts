import { screen, vars } from '@first-gong/ui/style';

const border = `2px solid ${vars.text.inverse}`;
const box = screen({
  minBlockSize: vars.size.touch,
  border,
  borderRadius: 0,
  paddingInline: vars.space.s4,
  font: 'inherit',
});

export const label = screen({ display: 'block', marginBlockEnd: vars.space.s2 });
export const line = screen({ display: 'flex', flexWrap: 'wrap', maxInlineSize: '30rem' });
export const input = screen(
  {
    flex: '99 1 12rem',
    minInlineSize: 0,
    background: 'none',
    color: vars.text.inverse,
    selectors: { '&[aria-invalid=true]': { borderStyle: 'double', borderWidth: '4px' } },
    // Safari on a phone zooms the page if a focused field has smaller text.
    fontSize: `max(16px, ${vars.font.small})`,
  },
  box,
);
export const button = screen(
  {
    // As wide as the input below it, as wide as its text beside it.
    flex: '1 0 auto',
    background: vars.text.inverse,
    color: vars.bg.inverse,
    fontWeight: vars.weight.title,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  },
  box,
);
export const status = screen({
  marginBlockStart: vars.space.s2,
  color: vars.text.inverse,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  selectors: {
    '&:empty': { marginBlockStart: 0 },
    '&[data-error=true]': { borderInlineStart: '4px double currentColor', paddingInlineStart: vars.space.s2 },
  },
});
