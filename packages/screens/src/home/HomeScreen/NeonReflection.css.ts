import { from, screen, vars } from '@first-gong/ui/style';

/** Space between ticket and wall; the water is higher. */
export const place = screen({
  display: 'none',
  blockSize: '5rem',
  '@media': { [from.medium]: { display: vars.shown.dark } },
});

export const water = screen({
  position: 'absolute',
  insetInline: 0,
  // Above the wall, whose eight posters are 0.86 as high as wide.
  insetBlockEnd: 'calc(100vw / 8 * 0.86)',
  inlineSize: '100%',
  blockSize: '8.5rem',
});

const stroke = { strokeWidth: '2.5px', strokeLinecap: 'round', opacity: 0.8 } as const;
export const red = screen({ ...stroke, stroke: vars.zone.a });
export const green = screen({ ...stroke, stroke: vars.zone.b });
export const blue = screen({ ...stroke, stroke: vars.zone.c });
export const yellow = screen({ ...stroke, stroke: vars.zone.d });
