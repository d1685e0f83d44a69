import { from, screen, vars } from '@first-gong/ui/style';

export const page = screen({ paddingBlock: `${vars.space.s6} ${vars.space.s8}` });

export const form = screen({
  alignItems: 'start',
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem', columnGap: vars.space.s7 } },
});

export const slip = screen({
  minInlineSize: 0,
  '@media': { [from.large]: { position: 'sticky', insetBlockStart: vars.space.s4 } },
});

export const whole = screen({ gridColumn: '1 / -1' });

export const note = screen({ color: vars.text.secondary, fontSize: vars.font.small });

/** As high as the tool without a photo, so that no button moves when the tool has loaded. */
export const loadingTool = screen({ minBlockSize: '14.25rem' });

export const sent = screen({ maxInlineSize: '44rem' });
