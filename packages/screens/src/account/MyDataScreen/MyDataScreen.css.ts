import { screen, vars } from '@first-gong/ui/style';

export const page = screen({ maxInlineSize: '52rem' });

export const lines = screen({
  // biome-ignore lint/plugin/layout: its bullets have the indent of a numbered list.
  display: 'grid',
  gap: vars.space.s1,
  margin: 0,
  paddingInlineStart: vars.space.s5,
  listStyle: 'disc',
});
