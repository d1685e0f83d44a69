import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const filter = component({ display: 'grid', gap: vars.space.s4, minInlineSize: 0 });

/** Joined chips: the gaps show the background as rules. */
export const chips = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.line.width,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.choice,
  background: vars.border.hair,
  '@media': { [forcedColours]: { background: 'CanvasText' } },
});

export const chip = component({
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
  maxInlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: `${vars.space.s1} 0.9rem`,
  border: 0,
  background: vars.bg.surface,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.bg.sunken, textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    '&[aria-pressed="true"]': {
      background: vars.selected.bg,
      color: vars.selected.text,
      fontWeight: vars.weight.title,
    },
    '&:focus-visible': { position: 'relative', zIndex: 1, outlineOffset: '-5px' },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
