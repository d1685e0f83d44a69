import { useState } from 'react';

/** React Aria reports the year 2 when a person begins to type 2026. The value is held back until the year has four digits. */
export function useTyping<Value>(
  value: Value | null,
  setValue: (value: Value | null) => void,
  yearsOf: (value: Value) => number[],
) {
  const [typed, setTyped] = useState<Value | null>(null);
  return {
    value: typed ?? value,
    onChange: (next: Value | null) => {
      const unfinished = next !== null && yearsOf(next).some((year) => year < 1000);
      setTyped(unfinished ? next : null);
      if (!unfinished) setValue(next);
    },
    /** A person who leaves a year of two digits means that year. */
    onBlur: () => {
      if (typed === null) return;
      setTyped(null);
      setValue(typed);
    },
  };
}
