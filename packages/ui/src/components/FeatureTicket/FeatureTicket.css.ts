import { forcedColours, from, inChinese, inEnglish } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';
import { heartInk } from '../LikeButton/LikeButton.css.js';

export const ticket = component({
  display: 'grid',
  // In a theme with light lines: a neon tube with its reflection.
  borderWidth: vars.glow.width,
  outline: `max(${vars.outline.strong}, ${vars.glow.width}) solid ${vars.text.accent}`,
  outlineOffset: `calc(3 * ${vars.glow.width})`,
  vars: { [local.edge]: vars.glow.tube },
  '@media': {
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 0 25.5rem' },
    [forcedColours]: { borderWidth: '1px' },
  },
});
/** Between phones and tablets, or at 200% zoom, art next to the text keeps it on the first screen. */
const fromLargePhone = 'screen and (min-width: 36em)';

export const feature = component({
  vars: { [heartInk]: 'currentColor' },
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [fromLargePhone]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [from.medium]: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
    [from.wide]: { gridTemplateColumns: '21.5rem minmax(0, 1fr)', minBlockSize: '31.5rem' },
  },
});
export const art = component({
  aspectRatio: '1 / 0.78',
  overflow: 'hidden',
  '@media': { [fromLargePhone]: { aspectRatio: 'auto', contain: 'size' }, print: { aspectRatio: '3 / 1' } },
});
export const main = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: '1.125rem 1rem 1.25rem',
  '@media': { [from.medium]: { padding: '1.75rem 2.25rem' } },
});
export const kicker = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
});

const heading = component({
  marginBlockStart: vars.space.s3,
  color: vars.glow.title,
  fontWeight: vars.weight.poster,
  lineHeight: 1,
  selectors: {
    [inEnglish]: { fontStretch: vars.stretch.data, letterSpacing: '-0.02em', textWrap: 'balance' },
  },
  '@media': { [from.medium]: { marginBlockStart: vars.space.s4 } },
});
export const title = component(
  {
    fontSize: vars.font.h2,
    '@media': { [from.medium]: { fontSize: 'clamp(2.5rem, 5.4vw, 5.25rem)' } },
  },
  heading,
);
export const shortTitle = component(
  {
    fontSize: '4.5rem',
    '@media': { [from.medium]: { fontSize: 'clamp(4rem, 9.6vw, 9.25rem)' } },
  },
  heading,
);
export const subtitle = component({
  display: 'block',
  marginBlockStart: '0.3em',
  fontSize: 'clamp(1.5rem, 2.4vw, 2.25rem)',
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.title,
  letterSpacing: 'normal',
});
export const byline = component({ marginBlockStart: '0.875rem' });
/** The second line of a title without a subtitle. */
export const secondLine = component({
  marginBlockStart: '0.875rem',
  fontSize: 'clamp(1.25rem, 2.1vw, 1.875rem)',
  selectors: {
    [inEnglish]: { fontStretch: vars.stretch.title, textWrap: 'balance' },
    // Breaks after a comma, not inside a name.
    [inChinese]: { fontSize: 'clamp(1.5rem, 2.4vw, 2.25rem)', wordBreak: 'keep-all' },
  },
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.title,
});
export const facts = component({
  display: 'grid',
  // One column for all labels, as wide as the widest.
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.s4,
  '@media': { [from.medium]: { paddingBlockStart: vars.space.s5 } },
});
export const fact = component({ display: 'contents' });
export const term = component({ fontSize: vars.font.small, lineHeight: '1.5rem' });
export const value = component({ fontWeight: vars.weight.strong, fontStretch: '90%' });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  marginBlockStart: '1.25rem',
});
export const action = component({
  flex: '1 1 auto',
  '@media': { [from.medium]: { flex: 'none' } },
});

export const vertical = component({ display: 'none', '@media': { [from.wide]: { display: 'block' } } });
export const horizontal = component({ '@media': { [from.wide]: { display: 'none' } } });
