import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space.s3,
});

export const sample = component({ display: 'flex', gap: vars.space.s2, fontSize: vars.font.small });
