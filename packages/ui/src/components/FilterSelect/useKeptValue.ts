import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';

/**
 * Keeps a person's input until the page has another value. Keeps the element, because a new one would lose the focus.
 */
export function useKeptValue<Control extends { value: string }>(value: string, ref: Ref<Control> | undefined) {
  const control = useRef<Control>(null);
  const shownValue = useRef(value);
  useEffect(() => {
    if (control.current && shownValue.current !== value) control.current.value = value;
    shownValue.current = value;
  }, [value]);
  // Shares the ref without a library, because every byte counts on the home page.
  useImperativeHandle<Control | null, Control | null>(ref, () => control.current);
  return control;
}
