import { fallbackVar } from '@vanilla-extract/css';
import { forcedColours, from } from '../../theme/conditions.js';
import { figures } from '../../theme/numerals.js';
import { palettes } from '../../theme/palettes.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

/** Fills a stretched grid cell, with centred text. */
export const bill = component({ display: 'grid', alignContent: 'center', overflow: 'hidden' });

/** @param side the greatest width of the second column */
const columns = (side: string) =>
  component({
    display: 'grid',
    alignItems: 'center',
    gap: vars.space.s7,
    paddingBlock: vars.space.s7,
    '@media': {
      [from.large]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${side})`, paddingBlock: vars.space.s8 },
    },
  });

export const withMark = columns('26rem');
export const withAside = columns('32rem');

export const kicker = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  marginBlockEnd: vars.space.s4,
  fontWeight: vars.weight.strong,
});

export const title = component({
  // A long word fits the narrowest phone with large text.
  fontSize: `clamp(min(${vars.font.h2}, 13vw), 7vw, ${vars.font.display})`,
  lineHeight: '1.02',
});

export const figure = component({
  marginBlockStart: vars.space.s5,
  fontSize: 'clamp(3.5rem, 11vw, 9rem)',
  ...figures,
  letterSpacing: '-0.01em',
  lineHeight: '0.92',
});

export const words = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s5,
  marginBlockStart: vars.space.s5,
  maxInlineSize: '38rem',
  fontSize: vars.font.lead,
});

/** The notches show the background below the stub. */
export const aside = component({
  minInlineSize: 0,
  vars: { [local.ground]: `var(${local.flood})`, [local.notch]: '26px' },
});

/** Always yellow and ink on the coloured background. */
export const mark = component({
  display: 'none',
  vars: {
    [vars.like.on]: vars.action.bg,
    [vars.focus.inner]: vars.action.text,
    [vars.text.accent]: `var(${local.onFlood})`,
  },
  '@media': { [from.large]: { display: 'block' }, [forcedColours]: { display: 'none' } },
});

/** The torn-off part has the third ink, or an ink of the theme. */
const third = (ofTheme: string, ours: string) =>
  component({ vars: { [vars.text.accent]: fallbackVar(ofTheme, ours) } });
export const inks = {
  ferry: third(vars.flood.text, palettes.ferry.c),
  taxi: third(vars.flood.danger, palettes.taxi.a),
};

export const notes = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: `${vars.space.s5} ${vars.space.s6}`,
});

export const note = component({
  borderBlockStart: `4px solid ${vars.border.strong}`,
  paddingBlockStart: vars.space.s3,
});

export const noteTitle = component({ marginBlockEnd: vars.space.s2, fontSize: vars.font.h5 });

export const noteFigure = component({ display: 'block', fontSize: vars.font.h1, ...figures, lineHeight: 1 });

export const noteSmall = component({ fontSize: vars.font.small });
