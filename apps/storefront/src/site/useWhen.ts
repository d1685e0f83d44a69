import { useEffect, useEffectEvent } from 'react';

/** Runs a function each time a condition becomes true, with the values of the last rendering. */
export function useWhen(condition: boolean, run: () => void): void {
  const onTrue = useEffectEvent(run);
  useEffect(() => {
    if (condition) onTrue();
  }, [condition]);
}
