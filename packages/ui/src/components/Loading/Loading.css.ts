import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const loading = component({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '4.5rem',
  padding: vars.space.s4,
  border: `${vars.line.width} dashed ${vars.border.control}`,
  // Not animated, because a shimmer distracts.
  background: `repeating-linear-gradient(135deg, ${vars.bg.sunken} 0 8px, ${vars.bg.page} 8px 16px)`,
  color: vars.text.secondary,
  fontSize: vars.font.small,
  textAlign: 'center',
  // Without script nothing loads, and the page explains this.
  '@media': { '(scripting: none)': { display: 'none' } },
});

const block = component({ minBlockSize: '18rem' });
/** Higher than the screen, so that the footer appears only with the content. */
const page = component({ minBlockSize: '85vh' });

export const size = { row: '', block, page };
