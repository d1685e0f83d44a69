import type { FieldAndRootProps } from './props.js';

/**
 * Splits the props of a React Aria field:
 * - `frame` for `AriaFieldFrame`,
 * - `field` for React Aria's field, which sets ids, names and states,
 * - `ref` and `attributes` for the control.
 */
export function ariaField<Control extends Element>(props: FieldAndRootProps<Control>) {
  const { label, labelHidden, hint, error, mark, name, required, disabled, readOnly, id = name, ref, ...rest } = props;
  const {
    'aria-label': ariaLabel,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-details': details,
    ...attributes
  } = rest;
  return {
    frame: { label, labelHidden, hint, error, mark },
    field: {
      id,
      name,
      isInvalid: error !== undefined || (required === 'native' ? undefined : false),
      isRequired: Boolean(required),
      isDisabled: disabled,
      isReadOnly: readOnly,
      // The screen shows errors, so the browser blocks the form only on request.
      validationBehavior: required === 'native' ? 'native' : 'aria',
      'aria-label': ariaLabel,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-details': details,
    } as const,
    ref,
    attributes,
  };
}
