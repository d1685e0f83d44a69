import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const list = {
  // Columns on phones and tablets, so that pairs do not reflow when the web font loads.
  row: component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
    gap: `${vars.space.s3} ${vars.space.s4}`,
    '@media': {
      [from.medium]: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
        columnGap: vars.space.s3,
        // Four pairs form two rows of two: in three columns the last would be alone.
        selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: '1fr 1fr' } },
      },
      [from.large]: {
        display: 'flex',
        flexWrap: 'wrap',
        // Narrower on small desktops, so that a scroll bar does not wrap a fact.
        columnGap: `clamp(${vars.space.s5}, 10vw - 6.5rem, 2.5rem)`,
      },
    },
  }),
  pairs: component({
    display: 'grid',
    // Long terms wrap, so that details keep their space.
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    gap: `${vars.space.s2} ${vars.space.s3}`,
  }),
};

export const item = {
  row: component({ minWidth: 0 }),
  pairs: component({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
  }),
};

export const term = {
  row: component({ fontSize: vars.font.small }),
  pairs: component({ minInlineSize: '5.5rem', color: vars.text.secondary }),
};

export const details = {
  row: component({
    // In a narrow column a range of dates breaks between its days.
    wordBreak: 'normal',
    fontSize: vars.font.lead,
    fontWeight: vars.weight.title,
    fontStretch: vars.stretch.title,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.dense,
  }),
  pairs: component({ fontWeight: vars.weight.medium }),
};
