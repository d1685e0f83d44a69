import { useEffect, useRef } from 'react';

/**
 * Keeps a person's input until the page has another value. Keeps the element, because a new one would lose the focus.
 */
export function useKeptValue<Control extends { value: string }>(value: string) {
  const control = useRef<Control>(null);
  const shownValue = useRef(value);
  useEffect(() => {
    if (control.current && shownValue.current !== value) control.current.value = value;
    shownValue.current = value;
  }, [value]);
  return control;
}
