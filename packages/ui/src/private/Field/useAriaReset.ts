import { type Ref, useRef } from 'react';
import { useFormReset } from './useFormReset.js';

/**
 * As `useFormReset`, for a React Aria field, which resets itself too: `keep` ignores what its handlers then report.
 * https://github.com/adobe/react-spectrum/issues/6830
 * @param onKept called after React Aria's reset if the values are kept.
 */
export function useAriaReset<Value, Root extends Element>(
  value: Value,
  onChange: (value: Value) => void,
  ref: Ref<Root> | undefined,
  onKept?: () => void,
) {
  const isReset = useRef(false);
  const onReset = (byAction: boolean) => {
    isReset.current = true;
    queueMicrotask(() => {
      isReset.current = false;
      if (byAction) onKept?.();
    });
  };
  const keep =
    <Args extends unknown[]>(handler: (...args: Args) => void) =>
    (...args: Args) => {
      if (!isReset.current) handler(...args);
    };
  return { ref: useFormReset(value, onChange, ref, onReset), keep };
}
