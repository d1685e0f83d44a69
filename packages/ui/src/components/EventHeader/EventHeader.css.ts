import { globalStyle } from '@vanilla-extract/css';
import { forcedColours, from, inEnglish } from '../../theme/conditions.js';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { heartInk } from '../LikeButton/LikeButton.css.js';

/** A thin line below, because some poster colours equal the page's. */
export const header = component({ borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}` });

export const frame = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBlock: vars.space.s4,
  '@media': {
    [from.small]: {
      gridTemplateColumns: '7.5rem minmax(0, 1fr)',
      gridTemplateAreas: '"art words" "facts facts"',
    },
    [from.medium]: {
      gridTemplateColumns: '12rem minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      gridTemplateAreas: '"art words" "art facts"',
      columnGap: vars.space.s6,
    },
    [from.large]: {
      gridTemplateColumns: '19.5rem minmax(0, 1fr)',
      gap: `0 ${vars.space.s7}`,
      paddingBlock: '2.5rem 0',
    },
  },
});

/** The poster in a white frame. Overlaps the lower edge if it has its own column. */
export const art = component({
  alignSelf: 'start',
  position: 'relative',
  inlineSize: '6rem',
  aspectRatio: '500 / 707',
  border: `${vars.space.s1} solid ${vars.bg.surface}`,
  background: vars.bg.surface,
  outline: `${vars.outline.surface} solid ${vars.border.strong}`,
  '@media': {
    [from.small]: { gridArea: 'art', inlineSize: 'auto' },
    [from.large]: { marginBlockEnd: '-6rem', zIndex: vars.z.base, borderWidth: '0.625rem' },
    [forcedColours]: { borderWidth: '1px' },
  },
});

// Safari would include the frame's border in the height of the drawing.
globalStyle(`${art} > svg`, { '@layer': { [layers.components]: { position: 'absolute', inset: 0 } } });

export const words = component({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [from.small]: { gridArea: 'words' } },
});

/** Visually above the title, but read after. Facts wrap separately from the heart. */
export const kick = component({
  order: -1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
});

export const kickFacts = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
});

export const likes = component({ flex: 'none', vars: { [heartInk]: 'currentColor' } });

const heading = component({
  fontSize: vars.font.h3,
  lineHeight: vars.leading.tight,
  marginBlockStart: vars.space.s2,
  selectors: { [inEnglish]: { fontStretch: vars.stretch.data, textWrap: 'balance' } },
  '@media': { [from.large]: { marginBlockStart: vars.space.s4 } },
});

export const title = component(
  {
    '@media': {
      [from.medium]: { fontSize: vars.font.h1 },
      [from.large]: { fontSize: `clamp(${vars.font.h2}, 6vw, ${vars.font.display})` },
    },
  },
  heading,
);

export const titleLong = component(
  {
    '@media': {
      [from.medium]: { fontSize: vars.font.h2 },
      [from.large]: { fontSize: `clamp(${vars.font.h2}, 4vw, ${vars.font.h1})` },
    },
  },
  heading,
);

export const other = component({
  fontSize: vars.font.body,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.title,
  lineHeight: vars.leading.dense,
  marginBlockStart: vars.space.s2,
  '@media': { [from.medium]: { fontSize: vars.font.h5 } },
});

export const byline = component({
  marginBlockStart: vars.space.s1,
  fontSize: vars.font.small,
  '@media': { [from.medium]: { fontSize: vars.font.body } },
});

export const facts = component({
  paddingBlockStart: vars.space.s3,
  borderBlockStart: '1px solid currentColor',
  '@media': {
    [from.small]: { gridArea: 'facts' },
    [from.large]: { marginBlockStart: vars.space.s5, paddingBlock: `1.25rem ${vars.space.s5}` },
  },
});
