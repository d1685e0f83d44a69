import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const list = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(28rem, 100%), 1fr))',
  gap: vars.space.s3,
});
