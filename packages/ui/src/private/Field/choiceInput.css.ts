import { component } from '../../theme/style.js';

/**
 * A native input at the start of its label, which shows its state. It has no look, but `check()` of a test must hit it.
 * It covers no text, because tests and readers click texts too.
 */
export const choiceInput = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '1rem',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  outline: 'none',
  boxShadow: 'none',
  cursor: 'inherit',
});
