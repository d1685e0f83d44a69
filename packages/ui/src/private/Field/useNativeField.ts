import { useId } from 'react';
import { joinTokens } from '../joinTokens.js';
import type { RootProps } from '../root.js';
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
    required: required === 'native' || undefined,
    'aria-required': Boolean(required) || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': joinTokens(hint ? hintId : undefined, error && errorId, rest['aria-describedby']),
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
