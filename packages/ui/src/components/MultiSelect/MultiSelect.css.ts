import { globalStyle } from '@vanilla-extract/css';
import { frame } from '../../private/Field/Field.css.js';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** A line above the input. */
export const value = component({ flex: '1 0 100%', minInlineSize: 0 });

globalStyle(`${frame}:has(> ${value})`, { '@layer': { [layers.components]: { flexWrap: 'wrap' } } });

export const tags = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  padding: '0.5rem 0.875rem 0',
});

export const tag = component({
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s3,
  border: `${vars.line.width} solid ${vars.border.control}`,
  borderRadius: vars.radius.choice,
  background: vars.bg.selected,
  fontSize: vars.font.small,
  lineHeight: vars.leading.dense,
  selectors: {
    // The padding of its button ends it.
    '&:has(button)': { paddingInlineEnd: 0 },
    'li&': { background: 'none' },
  },
});

export const remove = component({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.bg.sunken } },
});
