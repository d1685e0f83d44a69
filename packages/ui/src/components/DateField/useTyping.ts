import { useState } from 'react';

/** Delays the value until the year has four digits. React Aria reports the year 2 for the first digit of 2026. */
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
    /** A two-digit year on blur is final. */
    onBlur: () => {
      if (typed === null) return;
      setTyped(null);
      setValue(typed);
    },
  };
}
