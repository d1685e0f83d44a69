import { from, local, onPhone, screen, vars } from '@first-gong/ui/style';

export const hero = screen({
  position: 'relative',
  // On phones the ticket is as wide as the page, so this clips the outer halves of its notches.
  overflowX: 'clip',
  background: `${vars.bg.hero} ${vars.pattern.hero}`,
  color: vars.text.onHero,
  vars: { [local.ground]: vars.bg.hero },
  '@media': { [from.medium]: { paddingBlockStart: vars.space.s6 } },
});
/** On phones the ticket has the full width. On larger screens it overlaps the wall. */
export const ticket = screen({
  position: 'relative',
  zIndex: 1,
  '@media': {
    [onPhone]: { paddingInline: 0 },
    [from.medium]: { marginBlockEnd: vars.space.s5 },
  },
});
/** The ticket's stub without rows. */
export const noSeats = screen({ padding: '1.75rem' });
