import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { createEngine, type Engine, type EngineParts } from './engine.js';
import { gridOf } from './grid.js';
import { type MapPart, outlineOf } from './house.js';
import { layOut } from './layout.js';
import { inOrder, looksOf, type Wanted } from './looks.js';
import type { Picture } from './pen.js';
import { listenToPointers, listenToSmall, type PointingParts } from './pointing.js';

/** The house for the map. The layout keeps its identity while only sales change. */
export function useHouse(parts: readonly MapPart[], wanted: Wanted | undefined) {
  const outline = useMemo(() => outlineOf(parts), [parts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `outline` is the text of what `build` reads of `parts`.
  const { layout, grid } = useMemo(() => build(parts), [outline]);
  const zones = wanted?.zones?.join();
  const together = wanted?.together;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `zones` is the text of `wanted.zones`, a new array each time.
  const looks = useMemo(() => looksOf(parts, layout.count, wanted), [parts, layout, zones, together]);
  const sections = useMemo(() => inOrder(parts), [parts]);
  const rows = useMemo(() => sections.flatMap((section) => section.rows), [sections]);
  const open = useMemo(
    () => sections.map((section) => section.rows.some(({ seats, sold }) => sold.length < seats)),
    [sections],
  );
  return { layout, grid, looks, sections, rows, open };
}

const build = (parts: readonly MapPart[]) => {
  const layout = layOut(parts);
  return { layout, grid: gridOf(layout) };
};

export type House = ReturnType<typeof useHouse>;

type MapHandlers = Pick<EngineParts, 'onRest'> & Omit<PointingParts, 'canvas' | 'engine'>;

/** Connects elements and engine, and shows a state. */
export function useMapEngine(picture: Picture, handlers: MapHandlers) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const small = useRef<HTMLCanvasElement>(null);
  const edge = useRef<HTMLCanvasElement>(null);
  const cursor = useRef<HTMLButtonElement>(null);
  const engine = useRef<Engine>(undefined);
  const latest = useEffectEvent(() => handlers);

  useLayoutEffect(() => {
    if (!canvas.current || !small.current || !edge.current || !cursor.current) return;
    const parts = { canvas: canvas.current, small: small.current, edge: edge.current, cursor: cursor.current };
    const made = createEngine({ ...parts, onRest: (view) => latest().onRest(view) });
    engine.current = made;
    const stop = listenToPointers({
      canvas: parts.canvas,
      engine: made,
      onTap: (x, y) => latest().onTap(x, y),
      onHover: (point) => latest().onHover(point),
      onLeave: () => latest().onLeave(),
      onMove: () => latest().onMove(),
    });
    const stopSmall = listenToSmall(parts.small, made);
    return () => {
      stop();
      stopSmall();
      made.destroy();
    };
  }, []);
  useLayoutEffect(() => engine.current?.show(picture));
  return { canvas, small, edge, cursor, engine };
}
