import { choose } from '../../private/Field/option.js';
import { flatten } from '../Select/Options.js';
import { ComboBoxFrame, type SearchedOptionsProps } from './ComboBoxFrame.js';

export interface ComboBoxProps<Value extends string = string> extends SearchedOptionsProps<Value> {
  /** Value of the chosen option, or empty. */
  value: Value | '';
  /** Called with an empty value when the field is cleared. */
  onChange: (value: Value | '') => void;
}

/** One of very many options, found by typing. Built on React Aria's combo box and list box. */
export function ComboBox<Value extends string>({ value, onChange, ...props }: ComboBoxProps<Value>) {
  const all = flatten(props.options);
  const pick = choose(all, onChange);
  return (
    <ComboBoxFrame
      {...props}
      value={value}
      onChange={onChange}
      chosen={all.some((option) => option.value === value) ? value : null}
      onChosen={(key) => (key === null ? onChange('') : pick(key as string))}
      onTyped={(typed) => typed !== value && pick(typed)}
    />
  );
}
