import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const availability = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
});

export const urgentColour = component({ color: vars.text.danger });

export const dots = component({ display: 'inline-flex', flex: 'none', gap: '3px' });

export const dot = component({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  border: '2px solid currentColor',
  borderRadius: '50%',
});

// The border is as wide as the dot, because forced colours and print drop backgrounds.
export const filled = component({ borderWidth: '0.25rem' });
