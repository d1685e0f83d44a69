import { type FocusEvent, type FocusEventHandler, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

interface GroupState {
  value: unknown;
  setValue: (value: null) => void;
}

/**
 * Returns `onBlur` for a group of segments, which clears an incomplete value.
 * @param shownOf the shown value, or empty if incomplete
 * @param onLeave called with the shown value
 */
export function useLeave<State extends GroupState>(
  state: State | null,
  leave: FocusEventHandler<HTMLDivElement> | undefined,
  shownOf: (state: State) => string,
  onLeave?: (shown: string) => void,
) {
  const drawn = useRef({ state, leave });
  useLayoutEffect(() => {
    drawn.current = { state, leave };
  });
  return (event: FocusEvent<HTMLDivElement>) => {
    // The last digit moves the focus before rendering, and React Aria would leave the value without it.
    flushSync(() => {});
    const { state: shownState, leave: leaveGroup } = drawn.current;
    const shown = shownState ? shownOf(shownState) : '';
    leaveGroup?.(event);
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (!shown && shownState?.value) shownState.setValue(null);
    onLeave?.(shown);
  };
}
