import { type Ref, type RefCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFormStatus } from 'react-dom';
import { useMergedRef } from '../useMergedRef.js';

/**
 * A `ref` for a control, or for an element around several. A form reset calls `onChange` with the initial value. After
 * an action React resets the form too, but controlled fields keep their values: only `onReset` is called then.
 */
export function useFormReset<Value, Root extends Element>(
  value: Value,
  onChange: (value: Value) => void,
  ref: Ref<Root> | undefined,
  onReset?: (byAction: boolean) => void,
): RefCallback<Root> {
  const root = useRef<Root>(null);
  const [first] = useState(value);
  const { pending } = useFormStatus();
  // React resets the form in the commit in which the action ends, before this effect.
  const sending = useRef(false);
  const wasReset = useRef(false);
  useLayoutEffect(() => {
    sending.current = pending;
    if (wasReset.current && root.current) keepControls(root.current);
    wasReset.current = false;
  });
  const reset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented) return;
    if (root.current) keepControls(root.current);
    onReset?.(sending.current);
    if (sending.current) return;
    wasReset.current = true;
    onChange(first);
  });
  useEffect(() => {
    const form = root.current?.closest('form');
    const listener = (event: Event) => reset(event);
    // Before the listeners of React Aria.
    form?.addEventListener('reset', listener, true);
    return () => form?.removeEventListener('reset', listener, true);
  }, []);
  return useMergedRef(root, ref);
}

/** Makes the present state of controls their default, so that the browser's reset leaves them to React. */
function keepControls(root: Element) {
  const controls = [root, ...root.querySelectorAll('input, textarea, option')];
  // A control has some of these properties, and ignores the others.
  for (const control of controls as (HTMLInputElement & HTMLOptionElement)[]) {
    control.defaultChecked = control.checked;
    control.defaultSelected = control.selected;
    control.defaultValue = control.value;
  }
}
