import { forcedColours } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Joined as the chips are. Where it wraps, each cell keeps a whole border and overlaps its neighbours by one rule. */
export const cells = component({
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlockStart: '1.5px',
  paddingInlineStart: '1.5px',
});

export const cell = component({
  position: 'relative',
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minBlockSize: `max(3rem, ${vars.size.touch})`,
  minInlineSize: vars.size.touch,
  maxInlineSize: '100%',
  marginBlockStart: '-1.5px',
  marginInlineStart: '-1.5px',
  paddingInline: vars.space.s4,
  paddingBlock: vars.space.s2,
  border: `1.5px solid ${vars.border.control}`,
  background: vars.bg.surface,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.title,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.bg.sunken, textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    '&[data-invalid]': { zIndex: 1, borderWidth: '2px', borderColor: vars.text.danger },
    '[data-theme="bw"] &[data-invalid]': { borderStyle: 'double', borderWidth: '4px' },
    '&[data-disabled]': {
      borderStyle: 'dashed',
      background: vars.bg.sunken,
      color: vars.text.muted,
      cursor: 'not-allowed',
    },
    '&[data-selected]': {
      zIndex: 2,
      borderColor: vars.selected.bg,
      background: vars.selected.bg,
      color: vars.selected.text,
      fontWeight: vars.weight.title,
    },
    // Facts on a rule, and no cells to choose from.
    '&[data-readonly]': { borderStyle: 'none none solid', background: 'none', cursor: 'default' },
    '&[data-selected][data-readonly]': {
      borderColor: vars.border.control,
      background: 'none',
      color: vars.text.primary,
    },
    '&[data-selected][data-disabled]': {
      borderColor: vars.border.strong,
      background: vars.bg.sunken,
      color: vars.text.primary,
    },
    '&[data-focus-visible]': {
      zIndex: 3,
      outline: `2px solid ${vars.focus.outer}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${vars.focus.inner}`,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[data-selected]:not([data-disabled], [data-readonly])': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
          boxShadow: 'none',
        },
      },
    },
  },
});
