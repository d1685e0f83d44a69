import { from, numerals, screen, vars } from '@first-gong/ui/style';
import { segment } from '../../shared/buying/segment.css.js';

export { aboveBar, total } from '../../shared/buying/total.css.js';

export const page = screen({ paddingBlock: `${vars.space.s5} ${vars.space.s7}` });

export const venues = screen({ border: `2px solid ${vars.border.strong}`, background: vars.bg.surface });

export const venueItem = screen({ flex: '1 1 auto' });

// biome-ignore lint/plugin/layout: the link is the segment of a control.
export const venue = screen({ display: 'grid', padding: `${vars.space.s2} ${vars.space.s4}` }, segment);

export const columns = screen({
  alignItems: 'start',
  '@media': { [from.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Chinese lines do not break inside a name. */
export const showLead = screen({ wordBreak: 'keep-all' });

export const facts = screen({ maxInlineSize: '42rem', color: vars.text.secondary, fontSize: vars.font.small });

/** On a phone it fills the screen's width below the choices. */
export const stickyHold = screen({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.basket,
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  '@media': { [from.medium]: { display: 'none' } },
});

/** The choices, beside their sum if there is space. */
export const form = screen({
  alignItems: 'start',
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space.s7 } },
});

export const part = screen({ marginBlockStart: vars.space.s4 });

export const error = screen({ color: vars.text.danger, fontWeight: vars.weight.title });

export const ticketType = screen({
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center' } },
});

export const each = screen({ ...numerals, fontWeight: vars.weight.medium });

export const chosen = screen({ fontWeight: vars.weight.medium });

export const summary = screen({
  padding: vars.space.s4,
  '@media': { [from.large]: { position: 'sticky', insetBlockStart: vars.space.s4 } },
});

export const sum = screen({ ...numerals, fontWeight: vars.weight.medium });
