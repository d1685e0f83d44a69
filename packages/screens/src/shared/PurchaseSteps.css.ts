import { belowSmall, forcedColours, from, onPhone, print, screen, vars } from '@first-gong/ui/style';

export const bar = screen({
  background: vars.bg.surface,
  borderBlockEnd: `2px solid ${vars.border.strong}`,
  '@media': { [print]: { display: 'none' } },
});

export const list = screen({
  // biome-ignore lint/plugin/layout: the gap depends on the width of the window.
  display: 'flex',
  gap: vars.space.s1,
  '@media': { [from.small]: { gap: vars.space.s3 }, [from.large]: { gap: vars.space.s7 } },
});

export const step = screen({
  // On phones the current step takes the free space, and its name may break.
  flex: 'none',
  // biome-ignore lint/plugin/layout: on phones it grows if it is the current step.
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  color: vars.text.secondary,
  fontWeight: vars.weight.medium,
  selectors: {
    '&[data-state="current"]': {
      flex: '0 1 auto',
      minInlineSize: 0,
      color: vars.text.primary,
      fontWeight: vars.weight.title,
      borderBlockEnd: `0.3125rem solid ${vars.border.strong}`,
      // The bar replaces padding, so that all steps are equally high.
      paddingBlockEnd: `calc(${vars.space.s3} - 0.3125rem)`,
    },
  },
  '@media': { [from.medium]: { flex: '0 1 auto', minInlineSize: 0 } },
});

export const square = screen({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: '2px solid currentColor',
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.data,
  selectors: {
    '[data-state="done"] > &': {
      background: vars.selected.bg,
      borderColor: vars.selected.bg,
      color: vars.selected.text,
    },
    '[data-state="current"] > &': {
      background: vars.action.bg,
      borderColor: vars.action.border,
      color: vars.action.text,
    },
  },
  '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
});

/** On phones only the current step has a visible name. Screen readers read all. */
export const name = screen({
  lineHeight: vars.leading.title,
  overflowWrap: 'break-word',
  '@media': {
    // Five steps leave little room for long words.
    [belowSmall]: { fontStretch: vars.stretch.data },
    [onPhone]: {
      selectors: {
        '[data-state="done"] > &, [data-state="ahead"] > &': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
