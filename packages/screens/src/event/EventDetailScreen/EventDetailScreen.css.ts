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

export const buying = screen({ alignContent: 'start', '@media': { [from.large]: { gridColumn: 2, gridRow: 1 } } });

/** On phones far below the first view, so the browser lays it out when it comes near. */
export const about = screen({
  alignContent: 'start',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 60rem',
  overflowClipMargin: vars.space.s2,
  fontSize: vars.font.small,
  '@media': {
    [from.large]: { contentVisibility: 'visible', gridColumn: 1, gridRow: 1, paddingBlockStart: '5.5rem' },
  },
});

export const part = screen({ lineHeight: vars.leading.article });

export const partTitle = screen({
  fontSize: vars.font.body,
  borderBlockEnd: `2px solid ${vars.border.strong}`,
  paddingBlockEnd: vars.space.s1,
});

/** Below the prices of a performance. */
export const access = screen({
  flexBasis: '100%',
  rowGap: vars.space.s1,
  color: vars.text.secondary,
  fontSize: vars.font.small,
});

export const address = screen({ fontStyle: 'normal' });

/** Hides a button that needs script. */
export const scripted = screen({ '@media': { '(scripting: none)': { display: 'none' } } });

export const link = screen({ userSelect: 'all', overflowWrap: 'anywhere', fontWeight: vars.weight.medium });

/** Far below the first view, so the browser lays it out when it comes near. */
export const related = screen({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 60rem',
  // Space for the focus ring of a card at the edge.
  overflowClipMargin: vars.space.s2,
  paddingBlockEnd: vars.space.s8,
});

export const nothing = screen({ marginBlockStart: vars.space.s4 });

export const rules = screen({ marginBlockStart: vars.space.s5 });

export const wishLine = screen({ marginBlock: vars.space.s5 });
