import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Lines keep their width when the drawing grows. */
const line = { stroke: vars.border.strong, strokeWidth: 1, strokeLinejoin: 'round' } as const;

const filled = (fill: string, forced: string) =>
  component({ ...line, fill, '@media': { [forcedColours]: { fill: forced, stroke: 'CanvasText' } } });

export const view = component({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '24rem',
  border: `${vars.line.width} solid ${vars.border.strong}`,
  background: vars.bg.sunken,
  // Browsers keep the colours of a drawing.
  '@media': { [forcedColours]: { borderColor: 'CanvasText', background: 'Canvas' } },
});

/** The line separates a person from what is behind. */
const person = component({
  fill: vars.text.primary,
  stroke: vars.bg.surface,
  strokeWidth: 0.8,
  '@media': { [forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** By the name of a path of `drawingOf`. */
export const shape: Record<string, string> = {
  house: filled(vars.bg.page, 'Canvas'),
  rows: component({
    fill: 'none',
    stroke: vars.border.perf,
    '@media': { [forcedColours]: { stroke: 'GrayText' } },
  }),
  /** The corners of the stage have lines on its walls. */
  opening: component({
    fill: vars.selected.bg,
    stroke: vars.selected.text,
    strokeWidth: 1,
    strokeLinejoin: 'round',
    '@media': { [forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } },
  }),
  stage: filled(vars.bg.surface, 'Canvas'),
  edge: filled(vars.border.perf, 'GrayText'),
  marks: component({ ...line, fill: 'none' }),
  people: person,
  pillar: filled(vars.bg.raised, 'Canvas'),
};

export const heads = person;
