import { type Ref, type RefCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { joinIds } from '../joinIds.js';
import type { RootProps } from '../root.js';
import { useMergedRef } from '../useMergedRef.js';
import type { FieldProps } from './props.js';

type ControlProps<Control extends Element> = Partial<Omit<FieldProps, 'label' | 'labelHidden' | 'mark'>> &
  RootProps<Control>;

/**
 * The props of a native control, which connect it with hint and error of its field, and the ids that hint and error have
 * to have.
 */
export function useControl<Control extends Element>(props: ControlProps<Control>) {
  const { hint, error, required, id = props.name, ...rest } = props;
  const ownId = useId();
  const hintId = `${ownId}hint`;
  const errorId = `${ownId}error`;
  const control = {
    ...rest,
    id,
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': joinIds(hint ? hintId : undefined, error && errorId, rest['aria-describedby']),
  };
  return { control, hintId, errorId };
}

/**
 * Deals out the shared props of a field built on a native control: `frame` to `NativeFieldFrame`, `control` to the
 * control itself.
 */
export function useNativeField<Control extends Element>(props: FieldProps & RootProps<Control>) {
  const { label, labelHidden, mark, ...rest } = props;
  const { hint, error } = rest;
  const { control, hintId, errorId } = useControl(rest);
  return { frame: { label, labelHidden, mark, hint, error, controlId: control.id, hintId, errorId }, control };
}

/** The `ref` of a control, or of a group of them. A reset of the form calls `onChange` with the first value. */
export function useFormReset<Value, Control extends Element>(
  value: Value,
  onChange: (value: Value) => void,
  ref: Ref<Control> | undefined,
): RefCallback<Control> {
  const control = useRef<Control>(null);
  const [first] = useState(value);
  const reset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented) onChange(first);
  });
  useEffect(() => {
    const form = control.current?.closest('form');
    const listener = (event: Event) => reset(event);
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, []);
  return useMergedRef(control, ref);
}
