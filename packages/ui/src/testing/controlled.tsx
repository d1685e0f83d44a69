import { type ComponentType, useState } from 'react';

interface Controlled {
  value: unknown;
  onChange: (value: never) => void;
}

/** A component that shows what it reports, for tests. Its props replace those of `defaults`. */
export const controlled = <Props extends Controlled>(Component: ComponentType<Props>, defaults: NoInfer<Props>) =>
  function Example(props: Partial<Props>) {
    const given = { ...defaults, ...props };
    const [value, setValue] = useState<unknown>(given.value);
    const onChange = (next: never) => {
      setValue(next);
      given.onChange(next);
    };
    return <Component {...given} value={value} onChange={onChange} />;
  };
