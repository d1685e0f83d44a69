/** Styles of `html` and `body`, which components inherit. */
import { reset } from './style.js';
import { vars } from './vars.js';

reset('html', {
  fontSize: '16px',
  colorScheme: 'light',
  WebkitTextSizeAdjust: '100%',
  // Keeps focus rings at the screen's edge visible.
  scrollPaddingBlock: vars.space.s4,
});
reset('body', {
  margin: 0,
  background: vars.bg.page,
  color: vars.text.primary,
  fontSize: vars.font.body,
  lineHeight: vars.leading.body,
});
