import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const frame = component({ maxInlineSize: '18rem' });

export const thumb = component({ inlineSize: '5rem', blockSize: '7rem' });

export const beside = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 });

export const poster = component({ inlineSize: '12rem', aspectRatio: '500 / 707' });

export const header = component({ padding: vars.space.s5 });
