import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const frame = component({ maxInlineSize: '18rem' });

export const wide = component({ aspectRatio: '500 / 320' });

export const thumb = component({ inlineSize: '5rem', blockSize: '7rem' });

export const sheet = component({ aspectRatio: '500 / 707' });

export const figure = component({ margin: 0 });

export const note = component({ display: 'block', color: vars.text.muted, fontSize: vars.font.small });
