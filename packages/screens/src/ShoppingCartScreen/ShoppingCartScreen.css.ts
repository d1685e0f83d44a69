import { screen, vars } from '@first-gong/ui/style';

export const another = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
});

export const hint = screen({ fontSize: vars.font.small, color: vars.text.secondary, textWrap: 'pretty' });

export const noticeAction = screen({ marginBlockStart: vars.space.s3 });
