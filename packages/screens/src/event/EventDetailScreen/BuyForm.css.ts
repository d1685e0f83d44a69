import { from, onPhone, screen, vars } from '@first-gong/ui/style';

export { aboveBar, sum, terms, total } from '../../shared/buying/total.css.js';

export const stub = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 0 20rem' } },
});

/** Reserves a heading and a line. Without script no response arrives. */
export const bestSeats = screen({ minBlockSize: '3.75rem', '@media': { '(scripting: none)': { display: 'none' } } });

const side = screen({ padding: vars.space.s4, '@media': { [from.medium]: { padding: vars.space.s5 } } });

export const wish = screen({ alignContent: 'start' }, side);

export const pay = screen({ alignContent: 'end' }, side);

/** On a phone only the sticky bar has the yellow button. */
export const beforeBar = screen({
  '@media': {
    [onPhone]: {
      vars: {
        [vars.action.bg]: vars.bg.surface,
        [vars.action.text]: vars.text.primary,
        [vars.action.border]: vars.border.strong,
      },
    },
  },
});

export const acrossOnPaper = screen({ display: 'none', '@media': { [from.medium]: { display: 'block' } } });

export const acrossOnPhone = screen({ '@media': { [from.medium]: { display: 'none' } } });

export const explained = screen({ maxInlineSize: '28rem', color: vars.text.secondary });

export const small = screen({ fontSize: vars.font.small, color: vars.text.secondary });
