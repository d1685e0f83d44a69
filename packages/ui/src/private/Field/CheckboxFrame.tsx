import type { ReactNode } from 'react';
import type { RootProps } from '../root.js';
import { useGroupFocus } from '../useGroupFocus.js';
import { Choice } from './Choice.js';
import { GroupFrame } from './GroupFrame.js';
import type { ChoiceOption } from './option.js';
import type { FieldProps } from './props.js';
import type { DrawOption } from './RadioFrame.js';
import { useFormReset } from './useFormReset.js';

/** Props of a group of checkboxes. The `id` is on the first that can be ticked; other root props are on the group. */
export interface CheckboxFieldProps<Option extends ChoiceOption> extends FieldProps, RootProps<HTMLDivElement> {
  /** The chosen values, in any order. */
  value: readonly Option['value'][];
  /** Called with the chosen values in the order of the options. */
  onChange: (value: Option['value'][]) => void;
  options: readonly Option[];
}

interface CheckboxFrameProps<Option extends ChoiceOption> extends CheckboxFieldProps<Option> {
  /** Class of the hint, which is between label and options. */
  hintAbove: string;
  /** Renders options. `checkbox` creates an option's checkbox in a label. */
  children: (checkbox: DrawOption<Option>) => ReactNode;
}

/** Label, native checkboxes, hint and error. */
export function CheckboxFrame<Option extends ChoiceOption>(props: CheckboxFrameProps<Option>) {
  const { value, onChange, options, children, name, id = name, ref, ...frame } = props;
  const { disabled, readOnly, required, error } = frame;
  const firstEnabled = options.find((option) => !option.disabled);
  const groupRef = useFormReset<readonly Option['value'][], HTMLDivElement>(
    value,
    (first) => onChange([...first]),
    useGroupFocus(ref),
  );
  const choose = (chosen: Option, checked: boolean) =>
    onChange(
      options.flatMap((option) => ((option === chosen ? checked : value.includes(option.value)) ? option.value : [])),
    );
  return (
    <GroupFrame {...frame} ref={groupRef} role="group">
      {children((option, className, content, describedBy) => (
        <Choice
          key={option.value}
          type="checkbox"
          className={className}
          id={option === firstEnabled ? id : undefined}
          name={name}
          value={option.value}
          selected={value.includes(option.value)}
          disabled={disabled || option.disabled}
          readOnly={readOnly}
          required={value.length === 0 && required}
          invalid={error !== undefined}
          aria-describedby={describedBy}
          onChange={(checked) => choose(option, checked)}
        >
          {content}
        </Choice>
      ))}
    </GroupFrame>
  );
}
