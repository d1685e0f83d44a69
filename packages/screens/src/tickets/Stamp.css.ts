import { inEnglish, screen, vars } from '@first-gong/ui/style';

const stamp = screen({
  display: 'inline-block',
  flex: 'none',
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  fontSize: vars.font.h5,
  fontWeight: vars.weight.poster,
  lineHeight: vars.leading.title,
  transform: 'rotate(-4deg)',
  selectors: { [inEnglish]: { letterSpacing: '0.08em' } },
});

export const variants = {
  done: screen({ color: vars.text.accent, border: '3px solid currentColor' }, stamp),
  void: screen({ color: vars.text.danger, border: '6px double currentColor' }, stamp),
};
