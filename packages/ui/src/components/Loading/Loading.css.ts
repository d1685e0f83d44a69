import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const loading = component({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '4.5rem',
  padding: vars.space.s4,
  border: `${vars.line.width} dashed ${vars.border.control}`,
  // No animation, because a shimmer draws attention and says nothing.
  background: `repeating-linear-gradient(135deg, ${vars.bg.sunken} 0 8px, ${vars.bg.page} 8px 16px)`,
  color: vars.text.secondary,
  fontSize: vars.font.small,
  textAlign: 'center',
  // Without script nothing loads, and the page says what needs it.
  '@media': { '(scripting: none)': { display: 'none' } },
});

const block = component({ minBlockSize: '18rem' });
/** With the masthead above it, higher than the screen: the footer comes into view after the content alone. */
const page = component({ minBlockSize: '85vh' });

export const size = { row: '', block, page };
