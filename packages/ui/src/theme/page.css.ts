/** The look of the page itself: what `html` and `body` have, and components inherit. */
import { reset } from './style.js';
import { vars } from './vars.js';

reset('html', {
  fontSize: '16px',
  colorScheme: 'light',
  WebkitTextSizeAdjust: '100%',
  // The focus ring of a control at the edge of the screen stays in view.
  scrollPaddingBlock: vars.space.s4,
});
reset('body', {
  margin: 0,
  background: vars.bg.page,
  color: vars.text.primary,
  fontSize: vars.font.body,
  lineHeight: vars.leading.body,
});
