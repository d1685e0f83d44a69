import { from, screen, vars } from '@first-gong/ui/style';

export const playground = screen({
  display: 'grid',
  gap: vars.space.s5,
  padding: vars.space.s4,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const editor = screen({ display: 'grid', gap: vars.space.s3, alignContent: 'start' });

export const label = screen({ fontWeight: 700 });

export const code = screen({
  display: 'block',
  inlineSize: '100%',
  padding: vars.space.s3,
  border: `1px solid ${vars.border.control}`,
  background: vars.bg.surface,
  color: vars.text.primary,
  fontFamily: 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace',
  fontSize: vars.font.small,
  lineHeight: 1.5,
  tabSize: 2,
  resize: 'vertical',
});

export const help = screen({ color: vars.text.secondary, fontSize: vars.font.small });

export const error = screen({
  color: vars.text.danger,
  overflowWrap: 'anywhere',
  fontWeight: 700,
  selectors: { '&:empty': { display: 'none' } },
});

export const result = screen({ minInlineSize: 0 });
