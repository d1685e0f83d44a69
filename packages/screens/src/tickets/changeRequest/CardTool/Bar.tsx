import { Icon } from '@first-gong/ui/Icon';
import { plusIcon } from '@first-gong/ui/icons/plus';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { growBar, type InkBar, moveBar, startBarAt } from './bars.js';
import * as styles from './CardTool.css.js';

/** Share of the photo per key press. */
export const STEP = 0.01;

type Part = 'whole' | 'start' | 'end';

interface BarProps {
  bar: InkBar;
  name: string;
  role: string;
  place: string;
  helpId: string | undefined;
  selected: boolean;
  /** The picture is being uploaded, so the bar cannot move. */
  locked: boolean;
  onSelect: () => void;
  /** `step` is false during a drag, so that one undo reverts the whole drag. */
  onChange: (bar: InkBar, step: boolean) => void;
}

/**
 * A redaction bar on the photo. ARIA has no role for two directions, so it is a slider: screen readers pass the arrow
 * keys on.
 */
export function Bar({ bar, name, role, place, helpId, selected, locked, onSelect, onChange }: BarProps) {
  const drag = useRef<{ part: Part; from: InkBar; x: number; y: number; moved: boolean }>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    onSelect();
    if (locked) return;
    const part = event.target instanceof HTMLElement ? event.target.dataset.part : undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y } = event;
    drag.current = { part: part === 'start' || part === 'end' ? part : 'whole', from: bar, x, y, moved: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const photo = event.currentTarget.parentElement?.getBoundingClientRect();
    if (drag.current === undefined || photo === undefined) return;
    const { part, from, moved } = drag.current;
    const x = (event.clientX - drag.current.x) / photo.width;
    const y = (event.clientY - drag.current.y) / photo.height;
    if (x === 0 && y === 0 && !moved) return;
    const changed = {
      whole: () => moveBar(from, { x, y }),
      start: () => startBarAt(from, x),
      end: () => growBar(from, { width: x, height: 0 }),
    };
    onChange(changed[part](), !moved);
    drag.current.moved = true;
  };
  const onPointerUp = () => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined || locked) return;
    // The page must not scroll while a bar moves.
    event.preventDefault();
    const [x, y] = direction;
    // With Shift, up makes the bar thicker and right makes it longer.
    onChange(
      event.shiftKey
        ? growBar(bar, { width: x * STEP, height: -y * STEP })
        : moveBar(bar, { x: x * STEP, y: y * STEP }),
      // One undo reverts all moves of a held key.
      !event.repeat,
    );
  };
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div
      className={styles.bar}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-roledescription={role}
      aria-valuenow={Math.round(bar.x * 100)}
      aria-valuetext={place}
      aria-describedby={helpId}
      aria-disabled={locked || undefined}
      data-selected={(selected && !locked) || undefined}
      style={{ left: percent(bar.x), top: percent(bar.y), width: percent(bar.width), height: percent(bar.height) }}
      onFocus={onSelect}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
    >
      {selected && !locked && (
        <>
          <span className={styles.cross}>
            <Icon icon={plusIcon} />
          </span>
          <span className={styles.startHandle} data-part="start" />
          <span className={styles.endHandle} data-part="end" />
        </>
      )}
    </div>
  );
}

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
