import { from, local, screen, vars } from '@first-gong/ui/style';

export const hero = screen({
  position: 'relative',
  // On phones the ticket is as wide as the page. This cuts off the outer halves of its notches.
  overflowX: 'clip',
  background: `${vars.bg.hero} ${vars.pattern.hero}`,
  color: vars.text.onHero,
  vars: { [local.ground]: vars.bg.hero },
  '@media': { [from.medium]: { paddingBlockStart: vars.space.s6 } },
});
/** On phones the ticket fills the width. On larger screens it has the hoarding around it and overlaps the wall. */
export const ticket = screen({
  position: 'relative',
  zIndex: 1,
  '@media': {
    'screen and (max-width: 47.99em)': { paddingInline: 0 },
    [from.medium]: { marginBlockEnd: vars.space.s5 },
  },
});
/** The stub of the ticket without its rows. */
export const noSeats = screen({ padding: '1.75rem' });
