import { useId } from 'react';
import { joinIds } from '../joinIds.js';
import type { FieldAndRootProps } from './props.js';

/**
 * Deals out the shared props of a field built on a native control: `frame` to `NativeFieldFrame`, `control` to the
 * control itself.
 */
export function useNativeField<Control extends Element>(props: FieldAndRootProps<Control>) {
  const { label, labelHidden, hint, error, mark, required, id = props.name, ...rest } = props;
  const ownId = useId();
  const frame = { label, labelHidden, hint, error, mark, controlId: id, ownId };
  const { labelId, hintId, errorId } = idsOf(ownId);
  const control = {
    ...rest,
    id,
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': joinIds(hint ? hintId : undefined, error && errorId, rest['aria-describedby']),
  };
  return { frame, control, labelId };
}

/** The ids of label, hint and error of one field. */
export const idsOf = (ownId: string) => ({
  labelId: `${ownId}label`,
  hintId: `${ownId}hint`,
  errorId: `${ownId}error`,
});
