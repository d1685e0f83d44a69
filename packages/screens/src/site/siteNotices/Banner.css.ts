import { forcedColours, local, print, screen, vars } from '@first-gong/ui/style';

const band = '0.5rem';

/** The pattern of the upper edge shows the variant: tape, double rule or holes. */
const banner = screen({
  position: 'relative',
  paddingBlockStart: band,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.control}`,
  color: vars.text.primary,
  fontSize: vars.font.small,
  vars: { [local.link]: 'currentColor' },
  '::before': { content: '""', position: 'absolute', insetBlockStart: 0, insetInline: 0, blockSize: band },
  '@media': { [print]: { display: 'none' } },
});

// Forced colours drop patterns, so each variant gets another border style.
const inForcedColours = (borderBlockStart: string) => ({ [forcedColours]: { '::before': { borderBlockStart } } });

const maintenance = screen(
  {
    background: vars.bg.notice,
    '::before': {
      background: `repeating-linear-gradient(135deg, ${vars.border.strong} 0 7px, ${vars.bg.notice} 7px 14px)`,
    },
    '@media': inForcedColours('0.5rem dashed CanvasText'),
  },
  banner,
);

const weather = screen(
  {
    background: vars.bg.danger,
    '::before': { borderBlockStart: `${band} double ${vars.text.danger}` },
    borderBlockEndColor: vars.text.danger,
  },
  banner,
);

const hot = screen(
  {
    background: vars.bg.selected,
    '::before': {
      background: `radial-gradient(circle, ${vars.border.strong} 2px, transparent 2.5px) 0 0 / 12px 100%`,
    },
    '@media': inForcedColours('0.375rem dotted CanvasText'),
  },
  banner,
);

export const variants = { maintenance, weather, hot };

export const row = screen({ paddingBlock: vars.space.s2 });

/** The word precedes the sentence, above it in a short line. */
export const message = screen({
  marginInlineEnd: vars.space.s3,
  // biome-ignore lint/plugin/layout: every page can begin with a banner, and its style has a budget.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  paddingBlock: '0.4rem',
});

const label = screen({
  // biome-ignore lint/plugin/layout: a label with the height of its border.
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  paddingInline: vars.space.s2,
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
  fontWeight: vars.weight.title,
  lineHeight: '1.7',
});

export const word = {
  maintenance: screen({ borderStyle: 'dashed' }, label),
  weather: screen(
    {
      border: `${vars.alert.width} ${vars.alert.line}`,
      color: vars.text.danger,
      // Adjusts to a wider border.
      lineHeight: `calc(1.7em - 1.4 * (${vars.alert.width} - 2px))`,
    },
    label,
  ),
  hot: screen({ background: vars.border.strong, color: vars.bg.surface }, label),
};

export const words = screen({ flex: '1 1 18rem', maxInlineSize: '60rem', lineHeight: '1.6' });
