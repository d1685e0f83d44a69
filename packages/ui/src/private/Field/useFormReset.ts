import { type Ref, type RefCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFormStatus } from 'react-dom';
import { useMergedRef } from '../useMergedRef.js';

/** A `ref` for a control, or for an element around several. A form reset calls `onChange` with the initial value. */
export const useFormReset = <Value, Root extends Element>(
  value: Value,
  onChange: (value: Value) => void,
  ref: Ref<Root> | undefined,
): RefCallback<Root> => useReset(value, onChange, ref).ref;

/**
 * As `useFormReset`, for a React Aria field, which resets itself too: `keep` ignores what its handlers then report.
 * After an action React resets the form, but controlled fields keep their values; `onKept` is called then.
 * https://github.com/adobe/react-spectrum/issues/6830
 */
export function useReset<Value, Root extends Element>(
  value: Value,
  onChange: (value: Value) => void,
  ref: Ref<Root> | undefined,
  onKept?: () => void,
) {
  const root = useRef<Root>(null);
  const [first] = useState(value);
  const { pending } = useFormStatus();
  // React resets the form in the commit in which the action ends, before this effect.
  const sending = useRef(false);
  const isKept = useRef(false);
  const wasReset = useRef(false);
  useLayoutEffect(() => {
    sending.current = pending;
    if (wasReset.current) keepControls(root.current);
    wasReset.current = false;
  });
  const reset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented) return;
    keepControls(root.current);
    const isAction = sending.current;
    wasReset.current = !isAction;
    isKept.current = true;
    queueMicrotask(() => {
      isKept.current = false;
      if (isAction) onKept?.();
    });
    if (!isAction) onChange(first);
  });
  useEffect(() => {
    const form = root.current?.closest('form');
    const listener = (event: Event) => reset(event);
    // Before the listeners of React Aria.
    form?.addEventListener('reset', listener, true);
    return () => form?.removeEventListener('reset', listener, true);
  }, []);
  const keep =
    <Args extends unknown[]>(handler: (...args: Args) => void) =>
    (...args: Args) => {
      if (!isKept.current) handler(...args);
    };
  return { ref: useMergedRef(root, ref), keep };
}

/** Makes the present state of controls their default, so that the browser's reset leaves them to React. */
function keepControls(root: Element | null) {
  for (const control of root ? [root, ...root.querySelectorAll('*')] : []) {
    if (control instanceof HTMLOptionElement) control.defaultSelected = control.selected;
    else if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
      control.defaultChecked = control.checked;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.defaultValue = control.value;
    }
  }
}
