import { from, screen, vars } from '@first-gong/ui/style';

export const grid = {
  comfortable: screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    gap: `${vars.space.s4} ${vars.space.s3}`,
    '@media': {
      [from.medium]: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr))',
        gap: `${vars.space.s6} ${vars.space.s5}`,
      },
    },
  }),
  optimized: screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(36rem, 100%), 1fr))',
    gap: `0.875rem ${vars.space.s5}`,
  }),
};
export const item = screen({ minInlineSize: 0 });
