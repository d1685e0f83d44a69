import { panel } from '../../private/overlay/panel.css.js';
import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const frame = component(
  {
    display: 'flex',
    minInlineSize: 'max(12rem, var(--trigger-width, 0px))',
    maxInlineSize: 'min(24rem, 100vw - 1.5rem)',
  },
  panel,
);

/** The list scrolls and not its frame, because React Aria keeps the focused item visible in the list. */
export const list = component({ flex: 1, minInlineSize: 0, overflow: 'auto', outline: 'none' });

export const groupLabel = component({
  padding: `${vars.space.s3} ${vars.space.s3} ${vars.space.s1}`,
  color: vars.text.secondary,
  fontSize: vars.font.caption,
  fontWeight: vars.weight.strong,
});

export const separator = component({
  blockSize: 0,
  margin: 0,
  border: 0,
  borderBlockStart: `2px solid ${vars.border.strong}`,
});

const enabled = '&:not([aria-disabled])';

export const item = component({
  display: 'grid',
  gridTemplateColumns: '1.25em minmax(0, 1fr)',
  gap: vars.space.s2,
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  fontSize: vars.font.small,
  lineHeight: vars.leading.dense,
  cursor: 'pointer',
  // The list scrolls and would clip a ring outside the item.
  outlineOffset: '-4px',
  selectors: {
    [`${enabled}[data-focused]`]: { background: vars.border.strong, color: vars.bg.surface },
    '&[aria-checked="true"]': { fontWeight: vars.weight.strong },
    '&[aria-disabled]': {
      border: `1.5px dashed ${vars.border.control}`,
      background: vars.bg.sunken,
      color: vars.text.muted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    // Forced colours remove the inversion.
    [forcedColours]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight' },
        '&[aria-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

export const danger = component(
  {
    margin: vars.outline.strong,
    selectors: {
      // If red is not visible, a double frame marks danger.
      [enabled]: { border: `${vars.outline.strong} double ${vars.border.strong}`, color: vars.text.danger },
      '&[aria-disabled]': {
        border: `max(1.5px, ${vars.outline.strong}) ${vars.alert.emptyLine} ${vars.border.control}`,
      },
      [`${enabled}[data-focused]`]: { background: vars.text.danger, color: vars.bg.surface },
    },
  },
  item,
);

export const words = component({ gridColumn: 2, display: 'grid' });

export const detail = component({ fontSize: vars.font.caption, fontWeight: vars.weight.body });
