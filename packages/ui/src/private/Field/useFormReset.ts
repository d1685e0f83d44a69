import { type Ref, type RefCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  // React resets the form in the commit in which the action ends, before the effect below follows.
  const { pending } = useFormStatus();
  const reset = useEffectEvent((event: Event, byAction: boolean) => {
    if (event.defaultPrevented) return;
    onReset?.(byAction);
    if (!byAction) onChange(first);
  });
  useEffect(() => {
    const element = root.current;
    const form = element?.closest('form');
    const before = (event: Event) => reset(event, pending);
    const after = () => element && keepControls(element);
    // The first is called before the listeners of React Aria, the second once React has drawn the initial value.
    form?.addEventListener('reset', before, true);
    form?.addEventListener('reset', after);
    return () => {
      form?.removeEventListener('reset', before, true);
      form?.removeEventListener('reset', after);
    };
  }, [pending]);
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
