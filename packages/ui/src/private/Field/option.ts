/** One of the choices of a field. `Value` is the caller's own union of values. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/**
 * Takes a choice that arrives as plain text, from the DOM or from React Aria, and passes it on as a value of the
 * caller's own union.
 */
export const choose =
  <Value extends string>(options: readonly { value: Value }[], onChange: (value: Value) => void) =>
  (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange(option.value);
  };
