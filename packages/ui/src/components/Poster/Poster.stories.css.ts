import { component } from '../../theme/style.js';

export const frame = component({ maxInlineSize: '18rem' });

export const wide = component({ aspectRatio: '500 / 320' });

export const thumb = component({ inlineSize: '5rem', blockSize: '7rem' });

export const sheet = component({ aspectRatio: '500 / 707' });
