import { screen, vars } from '@first-gong/ui/style';
import { line } from '../../shared/purchase/totalLine.css.js';

export const totalLine = screen(
  { marginBlockStart: vars.space.s2, paddingBlockStart: vars.space.s3, borderBlockStart: '4px solid' },
  line,
);
