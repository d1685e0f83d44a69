import { from, numerals, screen, vars } from '@first-gong/ui/style';

export const title = screen({ display: 'block', fontSize: vars.font.body, fontWeight: vars.weight.title });

export const number = screen({
  ...numerals,
  display: 'block',
  color: vars.text.secondary,
  fontWeight: vars.weight.strong,
});

// On a phone a date with its year may break before the weekday, because it does not fit 320 px.
export const when = screen({
  ...numerals,
  display: 'block',
  '@media': { [from.medium]: { whiteSpace: 'nowrap' } },
});

export const seats = screen({ ...numerals, display: 'block' });

export const status = screen({ whiteSpace: 'nowrap' });

export const detail = screen({
  display: 'block',
  fontSize: vars.font.small,
  fontStretch: vars.stretch.text,
  fontWeight: vars.weight.medium,
});
