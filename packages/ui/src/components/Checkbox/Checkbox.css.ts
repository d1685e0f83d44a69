import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const checkbox = component({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'start',
  minBlockSize: vars.size.touch,
  paddingBlock: '0.625rem',
  fontSize: vars.font.small,
  lineHeight: '1.55',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.text.muted, cursor: 'not-allowed' },
  },
});

export const box = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
  color: vars.selected.text,
  lineHeight: '1',
  selectors: {
    [`${checkbox}[data-selected] &`]: { borderColor: vars.selected.bg, background: vars.selected.bg },
    [`${checkbox}[data-invalid] &`]: { borderColor: vars.text.danger },
    [`${checkbox}[data-disabled] &`]: { borderStyle: 'dashed', borderColor: vars.border.control },
    [`${checkbox}[data-focus-visible] &`]: {
      outline: `2px solid ${vars.focus.outer}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${vars.focus.inner}`,
    },
  },
});
