import { useEffect, useRef } from 'react';

/**
 * The control keeps what a person has put into it until the page has another value: the address, mostly. The element
 * stays the same, because a new one would lose the focus.
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
