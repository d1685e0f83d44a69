import { type ReactNode, useId } from 'react';
import type { RootProps } from '../root.js';
import { useGroupFocus } from '../useGroupFocus.js';
import { Choice } from './Choice.js';
import { GroupFrame } from './GroupFrame.js';
import { type ChoiceOption, choose } from './option.js';
import type { FieldProps } from './props.js';
import { useFormReset } from './useFormReset.js';

/**
 * Props of a radio group. The `id` is on the focusable radio button, for an error summary; other root props are on the
 * group.
 */
export interface RadioFieldProps<Option extends ChoiceOption> extends FieldProps, RootProps<HTMLDivElement> {
  /** Value of the chosen option, or empty. */
  value: Option['value'] | '';
  onChange: (value: Option['value']) => void;
  options: readonly Option[];
}

/** Creates the control of an option in its label. */
export type DrawOption<Option> = (
  option: Option,
  className: string,
  content: ReactNode,
  describedBy?: string,
) => ReactNode;

interface RadioFrameProps<Option extends ChoiceOption> extends RadioFieldProps<Option> {
  groupClass?: string;
  /** Class of a hint between label and options. @default the hint is below */
  hintAbove?: string;
  /** Renders options. `radio` creates an option's radio button in a label. */
  children: (radio: DrawOption<Option>, chosen: Option | undefined) => ReactNode;
}

/** Label, native radio buttons, hint and error. Tab focuses the chosen or first one, arrow keys move and choose. */
export function RadioFrame<Option extends ChoiceOption>(props: RadioFrameProps<Option>) {
  const ownId = useId();
  const { value, onChange, options, children, name, id = name ?? ownId, ref, ...frame } = props;
  const { disabled, readOnly, required, error } = frame;
  const available = options.filter((option) => !option.disabled);
  const chosen = available.find((option) => option.value === value);
  const tabStop = chosen ?? available[0];
  const choice = choose(options, onChange);
  // A value of '' came from the caller.
  const groupRef = useFormReset(value, onChange as (value: string) => void, useGroupFocus(ref));
  return (
    <GroupFrame {...frame} ref={groupRef} role="radiogroup">
      {children(
        (option, className, content, describedBy) => (
          <Choice
            key={option.value}
            type="radio"
            className={className}
            id={option === tabStop ? id : undefined}
            // Radio buttons need a name to be a group. Without one of the caller they send nothing.
            name={name ?? ownId}
            form={name === undefined ? ownId : undefined}
            value={option.value}
            selected={option === chosen}
            disabled={disabled || option.disabled}
            readOnly={readOnly}
            required={required}
            invalid={error !== undefined}
            aria-describedby={describedBy}
            onChange={() => choice(option.value)}
          >
            {content}
          </Choice>
        ),
        chosen,
      )}
    </GroupFrame>
  );
}
