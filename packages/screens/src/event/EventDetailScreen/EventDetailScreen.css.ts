import { from, screen, vars } from '@first-gong/ui/style';

/** Leaves space for the header's poster, which hangs 6rem into the left column. */
export const body = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  paddingBlock: `${vars.space.s5} ${vars.space.s7}`,
  '@media': {
    [from.large]: {
      gridTemplateColumns: '19.5rem minmax(0, 1fr)',
      gap: vars.space.s7,
      paddingBlock: `${vars.space.s6} ${vars.space.s8}`,
    },
  },
});

export const buying = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s6,
  '@media': { [from.large]: { gridColumn: 2, gridRow: 1 } },
});

export const notices = screen({ display: 'grid', gap: vars.space.s3 });

export const about = screen({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s5,
  fontSize: vars.font.small,
  '@media': { [from.large]: { gridColumn: 1, gridRow: 1, paddingBlockStart: '5.5rem' } },
});

export const part = screen({ display: 'grid', gap: vars.space.s2, lineHeight: vars.leading.article });

export const partTitle = screen({
  fontSize: vars.font.body,
  borderBlockEnd: `2px solid ${vars.border.strong}`,
  paddingBlockEnd: vars.space.s1,
});

export const notes = screen({
  display: 'grid',
  gap: vars.space.s2,
  listStyle: 'disc',
  paddingInlineStart: vars.space.s4,
});

export const address = screen({ fontStyle: 'normal' });

export const ways = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });

/** Hides a button that needs script. */
export const scripted = screen({ '@media': { '(scripting: none)': { display: 'none' } } });

export const link = screen({ userSelect: 'all', overflowWrap: 'anywhere', fontWeight: vars.weight.medium });

/** Far below the first view, so the browser lays it out when it comes near. */
export const related = screen({
  display: 'grid',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 60rem',
  // Space for the focus ring of a card at the edge.
  overflowClipMargin: vars.space.s2,
  gap: vars.space.s4,
  paddingBlockEnd: vars.space.s8,
});

export const certificate = screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s2 });

export const network = screen({ display: 'grid', gap: vars.space.s3 });

export const nothing = screen({ marginBlockStart: vars.space.s4 });

export const rules = screen({ marginBlockStart: vars.space.s5 });

export const wishLine = screen({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s3,
  marginBlock: vars.space.s5,
});
