import type { ReactNode } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import type { RootProps } from '../root.js';
import { AriaFieldFrame } from './AriaFieldFrame.js';
import { choose } from './option.js';
import type { FieldProps } from './props.js';
import { useGroupField } from './useGroupField.js';

interface RadioOptionBase<Value extends string> {
  value: Value;
  disabled?: boolean | undefined;
}

/**
 * The props of a field that is a group of radio buttons. The `id` goes to the radio button that Tab reaches (the chosen
 * one, else the first), so that an error summary can lead to it; other root props go to the group.
 */
export interface RadioFieldProps<Option extends RadioOptionBase<string>> extends FieldProps, RootProps<HTMLDivElement> {
  /** The value of the chosen option; empty when none is chosen. */
  value: Option['value'] | '';
  onChange: (value: Option['value']) => void;
  options: readonly Option[];
}

interface RadioFrameProps<Option extends RadioOptionBase<string>> extends RadioFieldProps<Option> {
  groupClass?: string;
  /** Side by side: a screen reader is told so. @default 'vertical' */
  orientation?: 'horizontal' | 'vertical';
  /** The class of a hint that stands between the label and the options. @default the hint stands below */
  hintAbove?: string;
  /** Draws the options. `idOf` returns the id of the radio button of an option. */
  children: (chosen: Option | undefined, idOf: (option: Option) => string | undefined) => ReactNode;
}

/** Label, radio buttons, hint and error. Built on React Aria's radio group: arrow keys move and choose. */
export function RadioFrame<Option extends RadioOptionBase<string>>({
  value,
  onChange,
  options,
  groupClass,
  orientation,
  hintAbove,
  children,
  ...shared
}: RadioFrameProps<Option>) {
  const { frame, field, ref, attributes } = useGroupField(shared);
  const { id, ...state } = field;
  const available = options.filter((option) => !option.disabled);
  // React Aria gets none rather than '' or an option that cannot be chosen: Tab would pass the group by.
  const chosen = available.find((option) => option.value === value);
  const tabStop = chosen ?? available[0];
  return (
    <RadioGroup
      {...state}
      ref={ref}
      className={groupClass}
      value={chosen?.value ?? null}
      onChange={choose(options, onChange)}
      orientation={orientation}
      render={(group) => <div {...group} {...attributes} />}
    >
      <AriaFieldFrame {...frame} hintAbove={hintAbove}>
        {children(chosen, (option) => (option === tabStop ? id : undefined))}
      </AriaFieldFrame>
    </RadioGroup>
  );
}
