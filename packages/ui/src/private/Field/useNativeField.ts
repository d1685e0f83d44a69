import { useId } from 'react';
import { joinIds } from '../joinIds.js';
import type { RootProps } from '../root.js';
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
