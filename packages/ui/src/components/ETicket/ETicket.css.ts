import { keyframes } from '@vanilla-extract/css';
import { bwColours } from '../../theme/colours.js';
import { belowSmall, from, print } from '../../theme/conditions.js';
import { forward } from '../../theme/direction.js';
import { figures, numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

const white = bwColours.bg.page;
const black = bwColours.text.primary;

/** In print: black on white without art. Three tickets fit on A4, a fourth does not. */
const onPaper = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 0 56mm',
  minBlockSize: '72mm',
  breakInside: 'avoid',
} as const;

const ticket = component({ vars: { [local.notch]: '26px' }, '@media': { [print]: onPaper } });

export const full = component(
  {
    '@media': {
      [from.medium]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 0 12.5rem' },
      [print]: onPaper,
    },
  },
  ticket,
);

export const compact = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 0 9rem',
    blockSize: '100%',
    // The narrowest phones have no room for text next to a scannable code.
    '@media': { [belowSmall]: { display: 'block' }, [print]: onPaper },
  },
  ticket,
);

const paperFace = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.bg.surface,
  color: vars.text.primary,
} as const;

export const face = component({
  display: 'grid',
  blockSize: '100%',
  '@media': {
    [from.small]: { gridTemplateColumns: '6rem minmax(0, 1fr)' },
    [from.medium]: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
    [print]: paperFace,
  },
});

export const plainFace = component({ display: 'grid', '@media': { [print]: paperFace } });

export const art = component({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  '@media': { [from.small]: { display: 'block' } },
});

export const main = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: vars.space.s4,
  '@media': { [from.large]: { padding: `1.25rem ${vars.space.s5}` } },
});

export const when = component({ ...numerals, wordBreak: 'keep-all', fontWeight: vars.weight.strong });

export const title = component({
  fontSize: vars.font.h4,
  selectors: { [`${compact} &`]: { fontSize: vars.font.h5 } },
  '@media': {
    [from.large]: { selectors: { [`${full} &`]: { fontSize: vars.font.h3 } } },
  },
});

export const venue = component({ wordBreak: 'keep-all', fontSize: vars.font.small });

export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s2} ${vars.space.s5}`,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.s4,
});

export const label = component({ fontSize: vars.font.caption });

export const value = component({
  ...figures,
  fontSize: vars.font.h3,
  lineHeight: vars.leading.tight,
  '@media': {
    [from.large]: { selectors: { [`${full} &`]: { fontSize: vars.font.h2 } } },
    [print]: { fontSize: vars.font.h2 },
  },
});

export const note = component({ marginBlockStart: vars.space.s2, fontSize: vars.font.small });

const gone = { display: 'none' } as const;
const shown = { display: 'block' } as const;

export const onPhones = component({ '@media': { [from.medium]: gone, [print]: gone } });
export const onDesktops = component({ display: 'none', '@media': { [from.medium]: shown, [print]: shown } });
export const onNarrowest = component({ display: 'none', '@media': { [belowSmall]: shown } });
export const onWider = component({ '@media': { [belowSmall]: gone } });

/** White in every theme, because the code's quiet zone includes the number. */
export const stub = component({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.s2,
  background: white,
  color: black,
  forcedColorAdjust: 'none',
});

/** Code and number. */
export const admission = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s1,
  textAlign: 'center',
});

const tear = keyframes({ from: { transform: `translateY(calc(-1 * ${vars.space.s3}))` } });
const tearAcross = keyframes({ from: { transform: `translateX(calc(-1 * ${forward} * ${vars.space.s3}))` } });

/** Code and number slide along the perforation, which is horizontal on phones. The paper stays within the border. */
export const torn = component(
  {
    animation: `${tearAcross} ${vars.duration.tear} ${vars.easing.tear}`,
    selectors: { [`${compact} &`]: { animationName: tear } },
    '@media': { [from.medium]: { animationName: tear }, [print]: { animation: 'none' } },
  },
  admission,
);

export const code = component({
  flex: 'none',
  inlineSize: '10.5rem',
  selectors: { [`${compact} &`]: { inlineSize: '8rem' } },
  '@media': { [print]: { inlineSize: '46mm', selectors: { [`${compact} &`]: { inlineSize: '46mm' } } } },
});

export const number = component({ fontSize: vars.font.caption }, when);
