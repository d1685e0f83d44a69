import { screen, vars } from '@first-gong/ui/style';

export const sum = screen({ fontWeight: vars.weight.medium });

export const another = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
});

export const hint = screen({ fontSize: vars.font.small, color: vars.text.secondary });

export const noticeAction = screen({ marginBlockStart: vars.space.s3 });

/** On a phone the sticky bar has this button. */
export const aboveBar = screen({ '@media': { 'screen and (max-width: 47.99em)': { display: 'none' } } });
