import { screen, vars } from '@first-gong/ui/style';

export const empty = screen({ paddingBlock: vars.space.s4, color: vars.text.secondary });
/** A hatched edge means that something is missing. */
export const trouble = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  marginBlock: vars.space.s3,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  border: `${vars.line.width} dashed ${vars.border.control}`,
});
