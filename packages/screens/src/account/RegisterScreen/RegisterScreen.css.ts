import { from, screen, vars } from '@first-gong/ui/style';

export const page = screen({
  paddingBlock: `${vars.space.s5} ${vars.space.s8}`,
  '@media': {
    [from.large]: { gridTemplateColumns: `minmax(0, ${vars.size.form}) minmax(0, 1fr)`, gap: vars.space.s7 },
  },
});

/** Below the heaviest rule of the page. */
export const last = screen({ paddingBlockStart: vars.space.s5, borderBlockStart: `4px solid ${vars.border.strong}` });

/** Beside the form; on a phone below it, without posters. */
export const side = screen({ position: 'relative', '@media': { [from.large]: { padding: vars.space.s5 } } });

/** Ends with its last poster, at the latest with the form. */
export const wall = screen({
  display: 'none',
  '@media': {
    [from.large]: {
      display: 'block',
      position: 'absolute',
      inset: '0 0 auto',
      maxBlockSize: '100%',
      overflow: 'hidden',
    },
  },
});

/** Benefits of a membership, before the posters. */
export const aside = screen({
  position: 'relative',
  padding: vars.space.s5,
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
});
