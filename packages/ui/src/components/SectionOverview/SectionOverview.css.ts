import { forcedColours } from '../../theme/conditions.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const panel = component({
  display: 'grid',
  gap: vars.space.s3,
  padding: vars.space.s4,
  border: `${vars.line.width} solid ${vars.border.hair}`,
  background: vars.bg.surface,
});

export const title = component({ fontSize: vars.font.body, fontWeight: vars.weight.title });

export const plan = component({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  marginInline: 'auto',
  // Each part sets its own forced colours below.
  forcedColorAdjust: 'none',
});

export const stage = component({
  fill: vars.border.strong,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});

const word = component({
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.data,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const stageWord = component(
  {
    fill: vars.bg.surface,
    fontSize: '0.8em',
    '@media': { [forcedColours]: { fill: 'Canvas' } },
  },
  word,
);

export const section = component({ cursor: 'pointer' });

export const gone = component({});

export const wedge = component({
  fill: vars.bg.surface,
  stroke: vars.border.control,
  strokeWidth: '1.5px',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    [`${section}:hover &`]: { fill: vars.bg.selected, strokeWidth: '3px' },
    [`${section}[aria-current] &`]: { fill: vars.selected.bg, stroke: vars.selected.bg },
    [`${gone} &`]: { fill: vars.bg.sunken, strokeDasharray: '4 3' },
  },
  '@media': {
    [forcedColours]: {
      fill: 'Canvas',
      stroke: 'LinkText',
      selectors: {
        [`${section}:hover &`]: { fill: 'Canvas' },
        [`${section}[aria-current] &`]: { fill: 'Highlight', stroke: 'Highlight' },
        [`${gone} &`]: { fill: 'Canvas', stroke: 'GrayText' },
      },
    },
  },
});

export const code = component(
  {
    fill: vars.text.primary,
    selectors: {
      [`${section}[aria-current] &`]: { fill: vars.selected.text },
      [`${gone} &`]: { fill: vars.text.muted },
    },
    '@media': {
      [forcedColours]: {
        fill: 'LinkText',
        selectors: {
          [`${section}[aria-current] &`]: { fill: 'HighlightText' },
          [`${gone} &`]: { fill: 'GrayText' },
        },
      },
    },
  },
  word,
);

export const item = component({ borderBlockStart: `${vars.line.width} solid ${vars.border.hair}` });

const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(2rem, auto) minmax(0, 1fr) auto',
  gap: vars.space.s2,
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s1,
  fontSize: vars.font.small,
});

export const row = component(
  {
    selectors: {
      '&:hover': { background: vars.bg.sunken, textDecoration: 'underline', textUnderlineOffset: '0.3em' },
      '&[aria-current]': {
        paddingInline: vars.space.s2,
        borderInlineStart: `4px solid ${vars.border.strong}`,
        outline: `${vars.outline.surface} solid ${vars.border.strong}`,
        outlineOffset: `calc(-1 * ${vars.outline.surface})`,
        background: vars.bg.selected,
        fontWeight: vars.weight.title,
      },
      // Draws the focus ring over the frame of the current section.
      '&:focus-visible': { position: 'relative', outline: `2px solid ${vars.focus.outer}`, outlineOffset: '-3px' },
    },
  },
  columns,
);

export const goneRow = component({ color: vars.text.muted }, columns);

export const listCode = component({
  fontSize: vars.font.body,
  ...numerals,
});

export const left = component({ fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end' });
