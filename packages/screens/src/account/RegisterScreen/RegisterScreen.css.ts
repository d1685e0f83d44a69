import { from, screen, vars } from '@first-gong/ui/style';

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  paddingBlock: `${vars.space.s5} ${vars.space.s8}`,
  '@media': {
    [from.large]: { gridTemplateColumns: `minmax(0, ${vars.size.form}) minmax(0, 1fr)`, gap: vars.space.s7 },
  },
});

export const column = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 });

export const form = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s7 });

export const section = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 });

export const pair = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s5,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Below the heaviest rule of the page. */
export const last = screen({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s5,
  paddingBlockStart: vars.space.s5,
  borderBlockStart: `4px solid ${vars.border.strong}`,
});

export const actions = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });

/** Beside the form; on a phone below it, without posters. */
export const side = screen({
  position: 'relative',
  '@media': { [from.large]: { padding: vars.space.s5 } },
});

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
  display: 'grid',
  gap: vars.space.s3,
  padding: vars.space.s5,
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
});

export const asideTitle = screen({ fontSize: vars.font.h4, fontWeight: vars.weight.title });

export const benefits = screen({
  display: 'grid',
  gap: vars.space.s2,
  margin: 0,
  paddingInlineStart: vars.space.s4,
  listStyle: 'disc',
});
