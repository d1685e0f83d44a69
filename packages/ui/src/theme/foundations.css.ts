/** Styles for the Foundations pages only. */
import { styleVariants } from '@vanilla-extract/css';
import { type Colours, defaultColours } from './colours.js';
import { scale } from './scale.js';
import { component } from './style.js';
import { vars } from './vars.js';

export const list = component({ display: 'grid', gap: vars.space.s5 });

export const group = component({ marginBlockEnd: vars.space.s3, fontSize: vars.font.h5 });

export const swatches = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space.s4,
});

export const name = component({ display: 'block', fontSize: vars.font.small, fontWeight: vars.weight.medium });

const swatch = component({
  display: 'block',
  blockSize: '4rem',
  border: `1px solid ${vars.border.control}`,
  printColorAdjust: 'exact',
});

const swatchesOf = <Group extends keyof Colours>(key: Group) => {
  const roles = vars[key] as Record<string, string>;
  return styleVariants(roles, (colour) => [swatch, component({ background: colour })]);
};

/** One class per role, by group. */
export const swatchOf = Object.fromEntries(
  (Object.keys(defaultColours) as (keyof Colours)[]).map((key) => [key, swatchesOf(key)]),
) as Record<keyof Colours, Record<string, string>>;

/** Wide tables scroll in their frame. */
export const frame = component({ overflowX: 'auto' });

export const table = component({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.small,
  overflowWrap: 'normal',
});

export const cell = component({
  padding: `${vars.space.s2} ${vars.space.s3} ${vars.space.s2} 0`,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  textAlign: 'start',
});

export const size = styleVariants(scale.font, (fontSize) => [component({ fontSize, lineHeight: vars.leading.title })]);

export const stretch = styleVariants(scale.stretch, (fontStretch) => [
  component({ fontStretch, fontSize: vars.font.h3, fontWeight: vars.weight.title }),
]);

export const wall = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr))',
  gap: vars.space.s4,
});

export const ruler = component({ display: 'grid', gap: vars.space.s1 });

export const bar = styleVariants(scale.space, (inlineSize) => [
  component({ display: 'block', inlineSize, blockSize: '1rem', background: vars.border.strong }),
]);

export const touchTarget = component({
  display: 'inline-block',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  border: `1.5px solid ${vars.border.control}`,
  verticalAlign: 'middle',
});

export const sample = component({ padding: vars.space.s4, fontSize: vars.font.h5 });

export const track = component({ borderBlockEnd: `2px dashed ${vars.border.perf}` });

export const mover = styleVariants(scale.duration, (transitionDuration) => [
  component({
    display: 'block',
    inlineSize: '2rem',
    blockSize: '2rem',
    marginInlineStart: 0,
    background: vars.border.strong,
    transitionProperty: 'margin-inline-start',
    transitionTimingFunction: vars.easing.out,
    transitionDuration,
  }),
]);

export const moving = component({ marginInlineStart: 'calc(100% - 2rem)' });

export const themes = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.s4,
});

export const sheetOf = component({ padding: vars.space.s4, background: vars.bg.page, color: vars.text.primary });
