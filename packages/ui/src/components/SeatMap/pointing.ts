import type { Point } from './box.js';
import type { Engine } from './engine.js';
import { movedBy, zoomedAt } from './view.js';

/** Maximum movement of a tap in CSS pixels. */
const slop = 6;

/** Zoom factor per wheel pixel. */
const perPixel = 1.0018;

export interface PointingParts {
  canvas: HTMLCanvasElement;
  engine: Engine;
  onTap: (x: number, y: number) => void;
  /** The mouse moves over the map. */
  onHover: (point: Point) => void;
  /** The mouse leaves the map. */
  onLeave: () => void;
  /** The house moves below the mouse. */
  onMove: () => void;
}

/** Handles drag, pinch, wheel and tap, in CSS pixels from the upper left. @returns a function that stops it */
export function listenToPointers({ canvas, engine, onTap, onHover, onLeave, onMove }: PointingParts): () => void {
  const fingers = new Map<number, Point>();
  let moved = 0;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const spread = () => {
    const [one, other] = [...fingers.values()];
    return one && other
      ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, away: Math.hypot(one.x - other.x, one.y - other.y) }
      : undefined;
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, pointOf(event));
    // More than one finger is not a tap.
    if (fingers.size > 1) moved = Infinity;
  };

  const move = (event: PointerEvent) => {
    const point = pointOf(event);
    const last = fingers.get(event.pointerId);
    if (last === undefined) {
      if (event.pointerType === 'mouse') onHover(point);
      return;
    }
    const view = engine.view();
    if (!view) return;
    moved += Math.hypot(point.x - last.x, point.y - last.y);
    const before = spread();
    fingers.set(event.pointerId, point);
    const after = spread();
    if (before && after && before.away > 0) {
      const zoomed = zoomedAt(view, engine.frame(), after.away / before.away, before.x, before.y);
      engine.set(movedBy(zoomed, after.x - before.x, after.y - before.y));
    } else if (moved > slop) {
      if (!canvas.hasPointerCapture(event.pointerId)) canvas.setPointerCapture(event.pointerId);
      onMove();
      engine.set(movedBy(view, point.x - last.x, point.y - last.y));
    }
  };

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (event.type === 'pointerup' && moved <= slop) onTap(pointOf(event).x, pointOf(event).y);
    else if (fingers.size === 0) engine.rest();
  };

  let resting = 0;
  const wheel = (event: WheelEvent) => {
    const view = engine.view();
    // With the whole house visible, zooming out scrolls the page.
    if (!view || (event.deltaY > 0 && engine.isFitted() && !event.ctrlKey)) return;
    event.preventDefault();
    onMove();
    // A touchpad pinch is a wheel event with Control.
    const turn = event.deltaY * (event.deltaMode === 1 ? 16 : 1) * (event.ctrlKey ? 5 : 1);
    const { x, y } = pointOf(event);
    engine.set(zoomedAt(view, engine.frame(), perPixel ** -turn, x, y));
    window.clearTimeout(resting);
    resting = window.setTimeout(engine.rest, 150);
  };

  // Clicks keep the focus.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const abort = new AbortController();
  const { signal } = abort;
  canvas.addEventListener('pointerdown', down, { signal });
  canvas.addEventListener('mousedown', keepFocus, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', up, { signal });
  canvas.addEventListener('pointercancel', up, { signal });
  // Not `pointerleave`: React reports a pointer on the label by `pointerout`, which is earlier.
  canvas.addEventListener('pointerout', onLeave, { signal });
  canvas.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    abort.abort();
    window.clearTimeout(resting);
  };
}

/** Clicks on the small map move the view. @returns a function that stops it */
export function listenToSmall(small: HTMLCanvasElement, engine: Engine): () => void {
  const move = ({ buttons, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = small.getBoundingClientRect();
    if (buttons !== 0) engine.showAt((clientX - left) / width, (clientY - top) / height);
  };
  const abort = new AbortController();
  const { signal } = abort;
  small.addEventListener('pointerdown', move, { signal });
  small.addEventListener('pointermove', move, { signal });
  small.addEventListener('pointerup', engine.rest, { signal });
  return () => abort.abort();
}
