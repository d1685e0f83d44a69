import { type ReactNode, useId } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { checkIcon } from '../../icons/check.js';
import { Icon } from '../Icon/index.js';
import { FieldMessage } from '../TextField/FieldMessage.js';
import { box, checkbox } from './Checkbox.css.js';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is agreed to or asked for. Links in it work. */
  children: ReactNode;
  name?: string;
  /** What a form sends when it is ticked. @default 'on' */
  value?: string;
  /** Of the control, so that an error summary can lead to it. @default the name */
  id?: string;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
}

/** A box to tick. Never ticked beforehand for a consent. */
export function Checkbox({ checked, onChange, children, name, id = name, error, ...rest }: CheckboxProps) {
  const messageId = useId();
  return (
    <div>
      <AriaCheckbox
        className={checkbox}
        id={id}
        name={name}
        value={rest.value}
        isSelected={checked}
        onChange={onChange}
        isRequired={rest.required}
        isDisabled={rest.disabled}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        aria-describedby={error ? messageId : undefined}
      >
        <span className={box}>{checked && <Icon icon={checkIcon} />}</span>
        <span>{children}</span>
      </AriaCheckbox>
      {error && <FieldMessage id={messageId}>{error}</FieldMessage>}
    </div>
  );
}
