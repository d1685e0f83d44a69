import { type Ref, type RefCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { joinIds } from '../joinIds.js';
import type { RootProps } from '../root.js';
import { useMergedRef } from '../useMergedRef.js';
import type { FieldProps } from './props.js';

type ControlProps<Control extends Element> = Partial<Omit<FieldProps, 'label' | 'labelHidden' | 'mark'>> &
  RootProps<Control>;

/** Props that connect a native control with hint and error, and the ids of these. */
export function useControl<Control extends Element>(props: ControlProps<Control>) {
  const ownId = useId();
  const { hint, error, required, id = props.name ?? ownId, ...rest } = props;
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

/** Splits the props of a native field: `frame` for `NativeFieldFrame`, `control` for the control. */
export function useNativeField<Control extends Element>(props: FieldProps & RootProps<Control>) {
  const { label, labelHidden, mark, ...rest } = props;
  const { hint, error } = rest;
  const { control, hintId, errorId } = useControl(rest);
  return { frame: { label, labelHidden, mark, hint, error, controlId: control.id, hintId, errorId }, control };
}

/** A `ref` for a control or group. A form reset calls `onChange` with the initial value. */
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
