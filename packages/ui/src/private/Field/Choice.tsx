import type { ComponentProps, ReactNode } from 'react';
import { choiceInput } from './choiceInput.css.js';

/** Attributes of a label with the state of its input. */
export interface ChoiceState {
  selected: boolean;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  invalid: boolean;
}

interface ChoiceProps
  extends ChoiceState,
    Pick<ComponentProps<'input'>, 'name' | 'form' | 'value' | 'aria-describedby'> {
  type: 'radio' | 'checkbox';
  id: string | undefined;
  className: string;
  required?: boolean | 'native' | undefined;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A native radio button or checkbox in its styled label, which has a `position`. */
export function Choice({ selected, disabled, readOnly, invalid, className, children, ...props }: ChoiceProps) {
  const { type, required, onChange, ...input } = props;
  return (
    <label
      className={className}
      data-selected={selected || undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-invalid={invalid || undefined}
    >
      <input
        {...input}
        className={choiceInput}
        type={type}
        checked={selected}
        disabled={disabled}
        required={required === 'native'}
        aria-required={(type === 'checkbox' && Boolean(required)) || undefined}
        aria-invalid={(type === 'checkbox' && invalid) || undefined}
        aria-readonly={(type === 'checkbox' && readOnly) || undefined}
        onChange={(event) => {
          if (!readOnly) onChange(event.target.checked);
        }}
      />
      {children}
    </label>
  );
}
