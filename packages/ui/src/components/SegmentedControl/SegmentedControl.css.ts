import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { choice } from './choice.css.js';

/** Joined cells. Wrapped cells keep their borders and overlap by one rule. */
export const cells = component({
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlockStart: '1.5px',
  paddingInlineStart: '1.5px',
});

export const cell = component(
  {
    display: 'flex',
    flex: '1 0 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minInlineSize: vars.size.touch,
    maxInlineSize: '100%',
    marginBlockStart: '-1.5px',
    marginInlineStart: '-1.5px',
    paddingInline: vars.space.s4,
    paddingBlock: vars.space.s2,
    textAlign: 'center',
    // The more important of two overlapping rules is on top.
    selectors: {
      '&:first-of-type': { borderStartStartRadius: vars.radius.choice, borderEndStartRadius: vars.radius.choice },
      '&:last-of-type': { borderStartEndRadius: vars.radius.choice, borderEndEndRadius: vars.radius.choice },
      '&[data-invalid]': { zIndex: 1 },
      '&[data-selected]': { zIndex: 2 },
      '&:has(:focus-visible)': { zIndex: 3 },
    },
  },
  choice,
);
