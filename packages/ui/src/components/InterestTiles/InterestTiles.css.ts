import { hint as fieldHint } from '../../private/Field/Field.css.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { choice } from '../SegmentedControl/choice.css.js';

export const hint = component({ marginBlock: `0 ${vars.space.s3}` }, fieldHint);

export const tiles = component({
  display: 'grid',
  // Two columns without broken words; one on the narrowest phones.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.25rem, 100%), 1fr))',
  gap: vars.space.s2,
});

export const tile = component(
  {
    display: 'grid',
    // Reserves the place of the tick, so that text does not move.
    gridTemplateColumns: 'auto minmax(0, 1fr) 1.25em',
    gap: vars.space.s2,
    alignItems: 'center',
    paddingBlock: vars.space.s1,
    paddingInline: vars.space.s3,
    borderRadius: vars.radius.choice,
    fontSize: vars.font.small,
    // A focus ring reaches over neighbouring tiles.
    selectors: { '&:has(:focus-visible)': { zIndex: 1 } },
  },
  choice,
);
