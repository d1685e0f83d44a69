import { vars } from './vars.js';

/** A button with an icon alone, as large as a touch target. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  fontSize: vars.font.lead,
  cursor: 'pointer',
} as const;
