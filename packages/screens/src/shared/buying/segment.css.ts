import { screen, vars } from '@first-gong/ui/style';

/** A link that looks like one part of a segmented control. */
export const segment = screen({
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.dense,
  textAlign: 'center',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    '&[aria-current]': { background: vars.selected.bg, color: vars.selected.text },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
