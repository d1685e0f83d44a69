import { useId } from 'react';
import { joinIds } from '../joinIds.js';
import { ariaField } from './ariaField.js';
import type { FieldAndRootProps } from './props.js';

/**
 * As `ariaField`, for a group of radio buttons or checkboxes: hint and error describe the group. React Aria's slots would
 * make them the description of every option too.
 */
export function useGroupField<Control extends Element>(props: FieldAndRootProps<Control>) {
  const { frame, field, ref, attributes } = ariaField(props);
  const id = useId();
  const messageIds = { hint: `${id}hint`, error: `${id}error` };
  const describedBy = joinIds(
    frame.hint ? messageIds.hint : undefined,
    frame.error ? messageIds.error : undefined,
    field['aria-describedby'],
  );
  return { frame: { ...frame, messageIds }, field: { ...field, 'aria-describedby': describedBy }, ref, attributes };
}
