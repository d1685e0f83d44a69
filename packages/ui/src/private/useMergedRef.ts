import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref for an element that both the component and its caller want to hold. */
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

/** Gives the element to one ref and returns the function that takes it away again. */
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
