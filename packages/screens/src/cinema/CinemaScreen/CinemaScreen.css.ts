import { from, numerals, screen, vars } from '@first-gong/ui/style';
import { segment } from '../../shared/buying/segment.css.js';

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  paddingBlock: `${vars.space.s5} ${vars.space.s7}`,
});

/** The title, beside the two venues if there is space. */
export const head = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space.s4,
});

export const venues = screen({
  display: 'flex',
  flexWrap: 'wrap',
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
});

export const venueItem = screen({ display: 'grid', flex: '1 1 auto' });

export const venue = screen({ display: 'grid', padding: `${vars.space.s2} ${vars.space.s4}` }, segment);

export const columns = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s6,
  '@media': { [from.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const rules = screen({
  display: 'grid',
  gap: vars.space.s2,
  listStyle: 'disc',
  paddingInlineStart: vars.space.s4,
});

/** The certificate before a show's title. */
export const showHead = screen({ display: 'flex', gap: vars.space.s3, alignItems: 'flex-start' });
/** Chinese lines do not break inside a name. */
export const showLead = screen({ wordBreak: 'keep-all' });

export const facts = screen({ maxInlineSize: '42rem', color: vars.text.secondary, fontSize: vars.font.small });

/** Separated by spaces only, because a mark could end a line. */
export const filmFacts = screen(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.s3 },
  facts,
);

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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s5,
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space.s7 } },
});

export const choosing = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 });

export const part = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s4,
});

export const error = screen({ color: vars.text.danger, fontWeight: vars.weight.title });

export const ticketType = screen({
  display: 'grid',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center' } },
});

export const typeWord = screen({ fontWeight: vars.weight.title });

export const each = screen({
  ...numerals,
  fontWeight: vars.weight.medium,
});

export const selects = screen({
  display: 'grid',
  gap: vars.space.s3,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const chosen = screen({ fontWeight: vars.weight.medium });

export const summary = screen({
  display: 'grid',
  gap: vars.space.s3,
  padding: vars.space.s4,
  '@media': { [from.large]: { position: 'sticky', insetBlockStart: vars.space.s4 } },
});

export const sum = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s2,
  ...numerals,
  fontWeight: vars.weight.medium,
});

export const total = screen({ fontSize: vars.font.h2, fontWeight: vars.weight.title, lineHeight: 1 });

/** On a phone the sticky bar has this button. */
export const aboveBar = screen({ '@media': { 'screen and (max-width: 47.99em)': { display: 'none' } } });
