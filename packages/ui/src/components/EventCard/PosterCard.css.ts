import { forcedColours, from, onPhone } from '../../theme/conditions.js';
import { rings } from '../../theme/focus.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const card = component({
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  selectors: {
    // The link is clipped, so the card shows the focus ring.
    '&:has(a:focus-visible)': rings,
    '&:hover': { borderColor: vars.glow.hover },
  },
});
export const deferred = component({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 30rem' }, card);

export const poster = component({ aspectRatio: '500 / 707', overflow: 'hidden' });
/**
 * Below the perforation, so that it does not cover the poster's title. Takes no height, so that dates in a row of cards
 * align.
 */
export const sticker = component({
  alignSelf: 'flex-end',
  display: 'flex',
  alignItems: 'flex-start',
  blockSize: 0,
  maxInlineSize: '100%',
  paddingInline: vars.space.s3,
});
export const stub = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  padding: '1.625rem 0.625rem 0',
  '@media': { [from.medium]: { padding: '1.625rem 0.875rem 0.125rem' } },
});

const shown = {
  display: 'block',
  blockSize: 'auto',
  inlineSize: 'auto',
  clipPath: 'none',
  marginBlockEnd: vars.space.s1,
  fontSize: vars.font.lead,
  fontWeight: vars.weight.title,
} as const;
/**
 * Hidden unless the poster is too small or has no colours. Clips the text of the link, so that the link still covers
 * the card.
 */
export const title = component({
  display: 'block',
  blockSize: '1px',
  inlineSize: '1px',
  marginBlockEnd: '-1px',
  clipPath: 'inset(50%)',
  '@media': {
    [forcedColours]: shown,
    [onPhone]: { selectors: { '[data-size="18"] &': shown } },
  },
});
export const link = component({
  // Above everything positioned in the card.
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 3 },
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const date = component({
  fontSize: vars.font.data,
  fontWeight: vars.weight.title,
  ...numerals,
  lineHeight: vars.leading.title,
  color: vars.glow.title,
  '@media': { [from.medium]: { fontSize: vars.font.h5 } },
});
export const day = component({ whiteSpace: 'nowrap' });
export const byline = component({
  marginBlockStart: '0.375rem',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.title,
});
export const venue = component({
  marginBlockStart: vars.space.s1,
  color: vars.text.secondary,
  fontSize: vars.font.small,
  lineHeight: vars.leading.dense,
});
export const was = component({
  marginInlineEnd: vars.space.s1,
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});
export const note = component({ fontSize: vars.font.small }, byline);
export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s2,
  marginBlockStart: 'auto',
  paddingBlockStart: '0.375rem',
});
export const price = component({ ...numerals, fontSize: vars.font.data, fontWeight: vars.weight.strong });
export const gonePrice = component({ color: vars.text.muted }, price);
