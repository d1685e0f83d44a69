import { screen, vars } from '@first-gong/ui/style';

export const empty = screen({ paddingBlock: vars.space.s4, color: vars.text.secondary });
/** A hatched edge, as of everything that is not there. */
export const trouble = screen({
  marginBlock: vars.space.s3,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  border: `${vars.line.width} dashed ${vars.border.control}`,
});
