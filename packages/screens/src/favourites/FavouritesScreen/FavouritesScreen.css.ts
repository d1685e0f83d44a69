import { from, screen, vars } from '@first-gong/ui/style';

export const count = screen({
  fontSize: vars.font.h5,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.text.secondary,
});

export const cards = {
  comfortable: screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    gap: `${vars.space.s4} ${vars.space.s3}`,
    '@media': {
      [from.medium]: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(12.5rem, 100%), 1fr))',
        gap: `${vars.space.s6} ${vars.space.s5}`,
      },
    },
  }),
  optimized: screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.875rem' }),
};

export const item = screen({ minInlineSize: 0 });

export const row = screen({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
});

export const thumb = screen({ aspectRatio: '5 / 7', overflow: 'hidden' });

export const words = screen({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = screen({ fontSize: vars.font.lead, lineHeight: vars.leading.dense });
