import { print } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const accordion = component({
  overflow: vars.shape.overflow,
  border: `${vars.line.width} solid ${vars.border.control}`,
  borderRadius: vars.radius.surface,
  background: vars.bg.page,
});

export const item = component({
  selectors: { '& + &': { borderBlockStart: `${vars.line.width} solid ${vars.border.control}` } },
  '@media': {
    // An item cannot be opened on paper.
    [print]: { selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } } },
  },
});

export const summary = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: 'max(3rem, 44px)',
  padding: `${vars.space.s2} ${vars.space.s4}`,
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.dense,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.bg.sunken, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // Both focus rings are inside the frame, because the frame would cut through them.
    '&:focus-visible': { outlineOffset: '-5px', boxShadow: `inset 0 0 0 3px ${vars.focus.inner}` },
  },
});

export const title = component({ flex: 1, fontWeight: 'inherit', lineHeight: 'inherit' });

export const caret = component({
  display: 'flex',
  transition: `transform ${vars.duration.fast} ${vars.easing.out}`,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

/** The scroll margin keeps the title visible when a URL opens the content. */
export const content = component({
  padding: `${vars.space.s1} ${vars.space.s4} ${vars.space.s4}`,
  fontSize: vars.font.small,
  lineHeight: vars.leading.article,
  scrollMarginBlockStart: '4rem',
});
