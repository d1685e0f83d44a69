import type { DOMAttributes, PointerEvent } from 'react';

type DragHandlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/** The row of the same list below the pointer. */
function rowBelow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): HTMLElement | null {
  const own = currentTarget.closest('li');
  const row = document.elementFromPoint(clientX, clientY)?.closest('li') ?? null;
  return row !== own && row?.parentElement === own?.parentElement ? row : null;
}

/** Marks the drop target. */
function mark(handle: HTMLElement, target: HTMLElement | null): void {
  const rows = handle.closest('ol')?.children ?? [];
  for (const row of rows) row.toggleAttribute('data-drop', row === target);
}

/**
 * Drags a row by its rank with mouse, pen or finger; native drag and drop ignores touch. Rows are `li` with
 * `data-rank`.
 */
export function dragHandlers(onMoveTo: ((rank: number) => void) | undefined): DragHandlers | undefined {
  if (onMoveTo === undefined) return undefined;
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    mark(currentTarget, null);
    currentTarget.closest('li')?.removeAttribute('data-dragged');
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.closest('li')?.setAttribute('data-dragged', '');
    },
    onPointerMove(event) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) mark(event.currentTarget, rowBelow(event));
    },
    onPointerUp(event) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const rank = Number(rowBelow(event)?.dataset.rank);
      end(event);
      if (rank > 0) onMoveTo(rank);
    },
    onPointerCancel: end,
  };
}
