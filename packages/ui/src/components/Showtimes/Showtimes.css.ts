import { from } from '../../theme/conditions.js';
import { figures } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';
import { columns, stubUnits, units } from './timeline.js';

/** Stubs of equal width in columns; on wide screens on a scale of hours. */
export const timeline = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.25rem, 100%), 1fr))',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s4,
  '@media': {
    [from.large]: {
      gridTemplateColumns: `repeat(${units}, minmax(0, 1fr))`,
      // Overlapping stubs are stacked at their hours.
      gridAutoFlow: 'dense',
      columnGap: 0,
      paddingBlock: vars.space.s2,
      background: `repeating-linear-gradient(90deg, ${vars.border.hair} 0 1px, transparent 1px calc(100% / ${units / 4}))`,
    },
  },
});

const item = component({ display: 'grid', minInlineSize: 0 });

/** One class per column, because server documents must not have style attributes. */
export const itemAt = columns.map((column) =>
  component({ '@media': { [from.large]: { gridColumn: `${column + 1} / span ${stubUnits}` } } }, item),
);

const paper = {
  [local.edge]: vars.border.control,
  [local.edgeWidth]: '1.5px',
  [local.notch]: '10px',
};

export const stub = component({ display: 'grid', selectors: { '&&': { vars: paper } } });

export const goneStub = component({
  display: 'grid',
  selectors: { '&&': { vars: paper, borderStyle: 'dashed', color: vars.text.muted } },
});

export const words = component({
  display: 'grid',
  gridTemplateColumns: 'auto 0 minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '3.25rem',
});

export const link = component({ selectors: { '&:hover': { background: vars.bg.selected } } }, words);

export const time = component({
  padding: `${vars.space.s1} ${vars.space.s2}`,
  fontSize: vars.font.h5,
  ...figures,
  lineHeight: vars.leading.title,
});

export const facts = component({
  padding: `${vars.space.s1} ${vars.space.s3} ${vars.space.s1} ${vars.space.s2}`,
  fontSize: vars.font.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.dense,
  // Breaks between facts.
  wordBreak: 'keep-all',
  // A fact longer than its stub may break.
  overflowWrap: 'anywhere',
  '@media': { [from.large]: { paddingInlineEnd: vars.space.s1 } },
});

export const left = component({ display: 'block' });

/** Narrow type keeps house and price on one line. */
export const detail = component({ fontStretch: vars.stretch.data });
