import { type Context, useContext } from 'react';
import { useAriaReset } from './useAriaReset.js';

interface TextState {
  inputValue: string;
  setInputValue: (text: string) => void;
}

/** Keeps the text of a React Aria field, which resets it too, while React resets the form after an action. */
export function KeptText<State extends TextState>({ context }: { context: Context<State | null> }) {
  const state = useContext(context);
  const text = state?.inputValue ?? '';
  const { ref } = useAriaReset<string, HTMLSpanElement>(
    text,
    () => {},
    undefined,
    () => state?.setInputValue(text),
  );
  return <span ref={ref} hidden />;
}
