import { type Ref, type RefCallback, useCallback } from 'react';

/** Combines the refs of component and caller. */
export function useMergedRef<Element>(
  own: Ref<Element> | undefined,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const detachOwn = attach(own, element);
      const detachGiven = attach(given, element);
      return () => {
        detachOwn();
        detachGiven();
      };
    },
    [own, given],
  );
}

/** Sets a ref and returns a function that unsets it. */
function attach<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (!ref) return () => {};
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
