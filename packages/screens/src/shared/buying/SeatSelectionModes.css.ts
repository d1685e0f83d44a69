import { from, screen, vars } from '@first-gong/ui/style';
import { segment } from './segment.css.js';

export const ways = screen({
  display: 'grid',
  // One per row on the narrowest phones, because large text would break.
  '@media': { [from.small]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(auto, 1fr)' } },
  maxInlineSize: '34rem',
  marginBlockStart: vars.space.s4,
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
});

export const item = screen({
  selectors: { '& + &': { borderBlockStart: `${vars.line.width} solid ${vars.border.strong}` } },
  '@media': {
    [from.small]: {
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: `${vars.line.width} solid ${vars.border.strong}` },
      },
    },
  },
});

export const way = screen(
  // biome-ignore lint/plugin/layout: the link is the segment of a control.
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s2, padding: vars.space.s2 },
  segment,
);
