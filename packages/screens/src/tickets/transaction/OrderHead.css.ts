import { from, numerals, print, screen, vars } from '@first-gong/ui/style';

export const head = screen({
  '@media': { [from.large]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 0 14rem' } },
});

export const art = screen({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  '@media': { [from.small]: { display: 'block' }, [print]: { display: 'none' } },
});

export const main = screen({
  minInlineSize: 0,
  padding: vars.space.s4,
  '@media': { [from.large]: { padding: vars.space.s5 } },
});

export const when = screen({ ...numerals, fontWeight: vars.weight.strong });

export const title = screen({ fontSize: vars.font.h4, '@media': { [from.large]: { fontSize: vars.font.h3 } } });

export const onPhones = screen({ '@media': { [from.large]: { display: 'none' } } });

export const onDesktops = screen({ display: 'none', '@media': { [from.large]: { display: 'block' } } });
