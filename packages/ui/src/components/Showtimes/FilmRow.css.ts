import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const filmColumns = { art: '6.5rem', gap: vars.space.s5 };

export const film = component({
  display: 'grid',
  gap: filmColumns.gap,
  paddingBlock: `${vars.space.s5} ${vars.space.s4}`,
  borderBlockEnd: `2px solid ${vars.border.strong}`,
  '@media': { [from.medium]: { gridTemplateColumns: `${filmColumns.art} minmax(0, 1fr)` } },
});

/** Phones hide the art, to keep width for shows. */
export const art = component({
  display: 'none',
  '@media': { [from.medium]: { display: 'block', aspectRatio: '500 / 707', overflow: 'hidden', alignSelf: 'start' } },
});

export const head = component({ display: 'flex', gap: vars.space.s3, alignItems: 'flex-start' });

export const title = component({ fontSize: vars.font.h4, lineHeight: vars.leading.title });

/** Separated by spaces, because a mark could end a line. */
export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s3,
  color: vars.text.secondary,
  fontSize: vars.font.small,
});
