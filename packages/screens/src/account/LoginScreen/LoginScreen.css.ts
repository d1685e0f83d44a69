import { forcedColours, screen, vars } from '@first-gong/ui/style';

/** Two sheets like tabs; the front one is open at the bottom. */
export const ways = screen({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlockEnd: `2px solid ${vars.border.strong}`,
});

export const way = screen({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3.25rem',
  paddingInline: vars.space.s2,
  // Overlaps the rule, so that the current sheet covers the rule.
  marginBlockEnd: '-2px',
  border: '2px solid transparent',
  color: vars.text.primary,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.title,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[aria-current]': {
      borderColor: vars.border.strong,
      borderBlockEndColor: vars.bg.surface,
      background: vars.bg.surface,
      fontWeight: vars.weight.poster,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: '3px' } },
    },
  },
});

/** A plain colour replaces the posters during a hot event, because it needs no bytes. */
export const plainArt = screen({ background: vars.bg.hero });

export const demo = screen({ marginBlock: `${vars.space.s1} ${vars.space.s3}` });

export const code = screen({
  fontFamily: 'inherit',
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.title,
  userSelect: 'all',
});

/** Directly below the form, because people who cannot log in look there. */
export const forgot = screen({ marginBlockStart: `calc(-1 * ${vars.space.s3})` });

/** Text in a line of dashes, like a ticket's perforation. */
export const othersTitle = screen({
  // biome-ignore lint/plugin/layout: two rules of dashes grow beside the words.
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  font: 'inherit',
  fontSize: vars.font.small,
  color: vars.text.secondary,
  '::before': { content: '', flex: 1, borderBlockStart: `2px dashed ${vars.border.perf}` },
  '::after': { content: '', flex: 1, borderBlockStart: `2px dashed ${vars.border.perf}` },
});

export const providers = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))',
  gap: vars.space.s3,
});
