import type { FieldAndRootProps } from './props.js';

/**
 * Deals out the shared props of a field built on React Aria:
 * - `frame` to `AriaFieldFrame`,
 * - `field` to React Aria's field, which sets the ids, names and states of its parts,
 * - `ref` and `attributes` to the control itself.
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
      isInvalid: error !== undefined,
      isRequired: required,
      isDisabled: disabled,
      isReadOnly: readOnly,
      // The screen decides on errors and words them; the browser neither blocks the form nor speaks.
      validationBehavior: 'aria',
      'aria-label': ariaLabel,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-details': details,
    } as const,
    ref,
    attributes,
  };
}
