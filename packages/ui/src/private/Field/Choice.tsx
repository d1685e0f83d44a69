import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';

/** The attributes of a label by which its style knows the state of its hidden radio button or checkbox. */
export interface ChoiceState {
  selected: boolean;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  invalid: boolean;
}

interface ChoiceProps extends ChoiceState, Pick<ComponentProps<'input'>, 'name' | 'value' | 'aria-describedby'> {
  type: 'radio' | 'checkbox';
  id: string | undefined;
  className: string;
  required?: boolean | undefined;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A native radio button or checkbox of a group, hidden in the label that draws it. */
export function Choice({
  selected,
  disabled,
  readOnly,
  invalid,
  className,
  required,
  children,
  ...props
}: ChoiceProps) {
  const { onChange, type, ...input } = props;
  return (
    <label
      className={className}
      data-selected={selected || undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-invalid={invalid || undefined}
    >
      <VisuallyHidden>
        <input
          {...input}
          type={type}
          checked={selected}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={(type === 'checkbox' && invalid) || undefined}
          aria-readonly={(type === 'checkbox' && readOnly) || undefined}
          onChange={(event) => {
            if (!readOnly) onChange(event.target.checked);
          }}
        />
      </VisuallyHidden>
      {children}
    </label>
  );
}
