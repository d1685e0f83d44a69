import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isFinePointer } from '../SeatPlan/pointer.js';
import { useLabel } from '../SeatPlan/useLabel.js';
import type { MapSeat } from './house.js';
import { nextFree, seatTo } from './keys.js';
import { idOfSeat, indexOfSeat, type Layout } from './layout.js';
import { look } from './looks.js';
import { side } from './painter.js';
import type { SeatMapProps } from './props.js';
import { type House, useHouse, useMapEngine } from './useMapEngine.js';
import type { View } from './view.js';

/** Minimum pitch for selection in CSS pixels: WCAG's 24 with a mouse, 44 with a finger. */
const pressable = { mouse: 24, finger: 44 };
const target = () => (isFinePointer() ? pressable.mouse : pressable.finger);

/** Factor of a zoom button. */
const zoomStep = 1.7;

/** The section of a seat, or -1. */
const sectionOf = ({ rows, rowOf }: Layout, seat: number) => rows[rowOf[seat] ?? -1]?.section ?? -1;

const none: readonly string[] = [];

/** Properties of a seat, for its text. */
function factsOf({ layout, looks, rows, sections }: House, seat: number): MapSeat | null {
  const at = layout.rowOf[seat] ?? -1;
  const [laid, row] = [layout.rows[at], rows[at]];
  const section = sections[laid?.section ?? -1];
  const id = idOfSeat(layout, seat);
  if (!laid || !row || !section || id === undefined) return null;
  const number = seat - laid.first + 1;
  const { zone, restricted, wheelchair, companion, sold } = row;
  const type = wheelchair?.includes(number) ? 'wheelchair' : companion?.includes(number) ? 'companion' : 'seat';
  return {
    id,
    section: section.code,
    row: row.name,
    number,
    zone,
    restricted,
    type,
    sold: sold.includes(number),
    faded: looks[seat] === look.faded,
  };
}

type Props = Pick<
  SeatMapProps,
  'stage' | 'parts' | 'value' | 'onChange' | 'describe' | 'onOpenSeat' | 'framed' | 'wanted'
>;

/** Behaviour of the map: current seat, label, keys and clicks. */
export function useSeatMap(props: Props) {
  const { stage, parts, value, onChange, describe, onOpenSeat, framed = none, wanted } = props;
  const house = useHouse(parts, wanted);
  const { layout, grid, looks, open } = house;
  const [moved, setMoved] = useState<number>();
  const [near, setNear] = useState(-1);
  const [spoken, setSpoken] = useState('');
  /** A null seat is the current one. */
  const { labelled, showNow, showSoon, onLabel } = useLabel(
    (label: { seat: number | null; anchor: HTMLElement }) => label.anchor,
  );
  const anchor = useRef<HTMLElement>(null);

  const indexes = (ids: readonly string[]) => ids.map((id) => indexOfSeat(layout, id)).filter((seat) => seat >= 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `indexes` depends on the layout alone.
  const selected = useMemo(() => new Set(indexes(value)), [layout, value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const frames = useMemo(() => indexes(framed), [layout, framed]);
  const picture = useMemo(
    () => ({ layout, grid, looks, open, selected, framed: frames, stage }),
    [layout, grid, looks, open, selected, frames, stage],
  );
  const [firstChosen] = selected;
  const firstFree = useMemo(
    () =>
      Math.max(
        0,
        looks.findIndex((each) => each < look.sold),
      ),
    [looks],
  );
  const current = moved !== undefined && moved < layout.count ? moved : (firstChosen ?? firstFree);

  const map = useMapEngine(picture, {
    onRest,
    onTap,
    onHover,
    onLeave: () => showSoon(() => null),
    onMove: () => showNow(null),
  });
  const engine = () => map.engine.current;

  function onRest(view: View) {
    const cursor = map.cursor.current;
    const hasFocus = cursor !== null && document.activeElement === cursor && cursor.matches(':focus-visible');
    const inView = hasFocus ? current : grid.at(view.x, view.y, 4);
    setNear(engine()?.isFitted() ? -1 : sectionOf(layout, inView));
    if (hasFocus && isFinePointer() && engine()?.isNear()) showNow({ seat: null, anchor: cursor });
  }

  function onTap(px: number, py: number) {
    const point = engine()?.pointAt(px, py);
    if (!point) return;
    const isFar = point.scale < target();
    const seat = grid.at(point.x, point.y, isFar ? 2.5 : side / 2);
    if (seat < 0) return;
    setMoved(seat);
    if (!isFar) {
      press(seat);
      return;
    }
    engine()?.approach(layout.sections[sectionOf(layout, seat)]?.box, point, target());
  }

  function onHover(at: { x: number; y: number }) {
    if (!isFinePointer()) return;
    showSoon((shown) => {
      const point = engine()?.pointAt(at.x, at.y);
      const seat = point && engine()?.isNear() ? grid.at(point.x, point.y, side / 2) : -1;
      // Keeps the label of the keyboard's seat.
      if (!point || seat < 0 || !anchor.current) return shown?.seat === null ? shown : null;
      const { scale } = point;
      const left = at.x + ((layout.x[seat] ?? 0) - point.x - side / 2) * scale;
      const top = at.y + ((layout.y[seat] ?? 0) - point.y - side / 2) * scale;
      const size = `${side * scale}px`;
      Object.assign(anchor.current.style, { left: `${left}px`, top: `${top}px`, inlineSize: size, blockSize: size });
      return { seat, anchor: anchor.current };
    });
  }

  /** Zooms to a seat until it can be clicked. */
  const reveal = (seat: number) => engine()?.reveal(layout.spot(seat), target());

  function press(seat: number) {
    const facts = factsOf(house, seat);
    if (!facts || facts.sold) return;
    // Keys continue from here, and a sheet restores the focus here.
    map.cursor.current?.focus({ preventScroll: true });
    if (onOpenSeat === undefined || isFinePointer()) {
      onChange(value.includes(facts.id) ? value.filter((other) => other !== facts.id) : [...value, facts.id]);
      return;
    }
    engine()?.lift(layout.spot(seat));
    map.canvas.current?.scrollIntoView({ block: 'start' });
    onOpenSeat(facts.id);
  }

  const zoom = (way: 'in' | 'out') => engine()?.zoom(way === 'in' ? zoomStep : 1 / zoomStep);

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    const plain = !ctrlKey && !altKey && !metaKey;
    const next =
      plain && key.toLowerCase() === 'n' ? nextFree(looks, current, shiftKey ? -1 : 1) : seatTo(layout, current, event);
    if (plain && ['+', '=', '-', '0'].includes(key)) {
      if (key === '0') engine()?.whole();
      else zoom(key === '-' ? 'out' : 'in');
    } else if (next === undefined) {
      return;
    } else {
      showNow(null);
      setMoved(next);
      engine()?.point(next);
      const facts = factsOf(house, next);
      if (facts) setSpoken(describe(facts).name);
      reveal(next);
      if (!engine()?.isFitted()) setNear(sectionOf(layout, next));
    }
    event.preventDefault();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine is a ref.
  useEffect(() => engine()?.point(current), [current, layout]);

  // An offer that is looked at comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view of the same offer moves nothing.
  useEffect(() => {
    const middle = frames[Math.floor(frames.length / 2)];
    if (middle !== undefined) reveal(middle);
  }, [frames]);

  return {
    map,
    anchor,
    near: house.sections[near] ?? null,
    spoken,
    current: factsOf(house, current),
    label: labelled && { anchor: labelled.anchor, seat: factsOf(house, labelled.seat ?? current) },
    onLabel,
    hideLabel: () => showNow(null),
    pressCurrent: () => press(current),
    zoom,
    whole: () => engine()?.whole(),
    onKeyDown,
  };
}
