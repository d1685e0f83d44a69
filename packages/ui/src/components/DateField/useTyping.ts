import { useState } from 'react';

/** React Aria gives the year 2 when somebody begins to type 2026. It is held back until the year has four digits. */
export function useTyping<Value>(
  given: Value | null,
  give: (value: Value | null) => void,
  yearsOf: (value: Value) => number[],
) {
  const [typed, setTyped] = useState<Value | null>(null);
  return {
    value: typed ?? given,
    onChange: (value: Value | null) => {
      const unfinished = value !== null && yearsOf(value).some((year) => year < 1000);
      setTyped(unfinished ? value : null);
      if (!unfinished) give(value);
    },
    /** Whoever leaves a year of two digits means it. */
    onBlur: () => {
      if (typed === null) return;
      setTyped(null);
      give(typed);
    },
  };
}
