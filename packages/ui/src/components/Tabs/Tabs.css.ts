import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const list = component({
  display: 'grid',
  gridAutoFlow: 'column',
  // At least as wide as the longest word.
  gridAutoColumns: 'minmax(auto, 1fr)',
  borderBlockEnd: `2px solid ${vars.border.strong}`,
});

export const tab = component({
  minBlockSize: '3.25rem',
  paddingInline: vars.space.s2,
  // Overlaps the rule, so that the selected tab covers it.
  marginBlockEnd: '-2px',
  border: '2px solid transparent',
  borderRadius: 0,
  borderStartStartRadius: vars.radius.choice,
  borderStartEndRadius: vars.radius.choice,
  background: 'none',
  fontWeight: vars.weight.strong,
  overflowWrap: 'break-word',
  wordBreak: 'normal',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:disabled': { color: vars.text.muted, textDecoration: 'none', cursor: 'not-allowed' },
    // The selected tab is open at the bottom.
    '&[aria-selected="true"]': {
      borderColor: vars.border.strong,
      borderBlockEndColor: vars.bg.surface,
      background: vars.bg.surface,
      fontWeight: vars.weight.poster,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&[aria-selected="true"]': { textDecoration: 'underline', textDecorationThickness: '3px' } },
    },
  },
});

export const panel = component({ paddingBlockStart: vars.space.s5 });
