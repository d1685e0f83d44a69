import { numerals, onPhone, screen, vars } from '@first-gong/ui/style';

export const sum = screen({ ...numerals });

export const terms = screen({ fontSize: vars.font.data, fontWeight: vars.weight.medium });

export const total = screen({ fontSize: vars.font.h2, fontWeight: vars.weight.title, lineHeight: 1 });

/** On a phone the sticky bar has this button. */
export const aboveBar = screen({ '@media': { [onPhone]: { display: 'none' } } });
