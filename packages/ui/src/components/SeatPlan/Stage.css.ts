import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const base = component({ position: 'relative', marginInline: 'auto', textAlign: 'center' });

export const stage = {
  stage: component({ inlineSize: '62%' }, base),
  screen: component({ inlineSize: '74%' }, base),
};

/** Flatter in a very wide house. */
export const shape = component({
  inlineSize: '100%',
  maxBlockSize: '4.5rem',
  fill: vars.border.strong,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});

const words = component({ fontWeight: vars.weight.poster, lineHeight: vars.leading.title });

export const word = {
  stage: component(
    {
      position: 'absolute',
      inset: '32% 0 0',
      display: 'grid',
      placeItems: 'center',
      color: vars.bg.surface,
      fontSize: vars.font.lead,
      '@media': { [forcedColours]: { color: 'Canvas', forcedColorAdjust: 'none' } },
    },
    words,
  ),
  // Sticky in a house that scrolls.
  screen: component(
    {
      position: 'sticky',
      insetInline: vars.space.s4,
      inlineSize: 'fit-content',
      marginInline: 'auto',
      paddingBlockStart: vars.space.s1,
    },
    words,
  ),
};
