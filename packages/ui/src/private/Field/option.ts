/** A choice of a field. `Value` is the caller's union. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** What every option of radio buttons or checkboxes has. */
export interface ChoiceOption {
  value: string;
  disabled?: boolean | undefined;
}

/** Converts a value from the DOM or React Aria to the caller's union. */
export const choose =
  <Value extends string>(options: readonly { value: Value }[], onChange: (value: Value) => void) =>
  (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange(option.value);
  };
