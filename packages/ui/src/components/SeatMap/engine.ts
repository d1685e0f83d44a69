import type { Box, Point } from './box.js';
import { drawEdge } from './edge.js';
import { inksAt, watchInks } from './inks.js';
import { soldSince } from './looks.js';
import { createPainter, isNear, side } from './painter.js';
import { namesFrom, type Pen, type Picture } from './pen.js';
import { createSmall, pointOnSmall } from './small.js';
import { type Frame, fitted, isSameView, kept, shownBox, toHouse, toMap, type View, viewBetween } from './view.js';

/** Duration of an animation in milliseconds; none with reduced motion. */
const glide = 220;
/** Milliseconds in which a seat that others take changes its look; at once with reduced motion. */
const fading = 600;
const hasReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface EngineParts {
  canvas: HTMLCanvasElement;
  small: HTMLCanvasElement;
  /** Strip at the left edge with names of rows. */
  edge: HTMLCanvasElement;
  /** Element over the current seat. */
  cursor: HTMLElement;
  /** Called when the view rests, and for the first view. */
  onRest: (view: View) => void;
}

/** View, size and drawing of the map. React renders nothing while the map moves. */
export function createEngine({ canvas, small, edge, cursor, onRest }: EngineParts) {
  const painter = createPainter(canvas);
  const smallMap = createSmall(small);
  const edgeContext = edge.getContext('2d');
  let picture: Picture | undefined;
  let frame: Frame = { width: 0, height: 0 };
  let view: View | undefined;
  let current = -1;
  let inks = inksAt(canvas);
  let font = getComputedStyle(canvas).fontFamily;
  let drawing = 0;
  let gliding = 0;
  let isZooming = false;
  let sold: { looks: ReadonlyMap<number, number>; since: number } | undefined;

  const ratio = () => window.devicePixelRatio || 1;
  const style = () => ({ ratio: ratio(), inks, font });
  const isFitted = () =>
    !picture || !view || isSameView(view, kept(fitted(picture.layout.box, frame), picture.layout.box, frame));

  function placeCursor() {
    if (!picture || !view || current < 0) return;
    const spot = picture.layout.spot(current);
    const { x, y } = toMap(view, frame, spot.x, spot.y);
    const size = Math.max(8, view.scale * side);
    cursor.style.inlineSize = `${size}px`;
    cursor.style.blockSize = `${size}px`;
    cursor.style.transform = `translate(${x - size / 2}px, ${y - size / 2}px)`;
  }

  function paint() {
    drawing = 0;
    if (!picture || !view || frame.width === 0) return;
    const share = sold ? (performance.now() - sold.since) / fading : 1;
    const fade = sold && share < 1 ? { looks: sold.looks, alpha: 1 - share } : null;
    painter.draw(picture, view, style(), isZooming, fade);
    if (fade) schedule();
    const away = !isFitted();
    small.dataset.shown = String(away);
    canvas.dataset.away = String(away);
    smallMap.draw(picture, away ? shownBox(view, frame) : null, inks, ratio());
    edge.dataset.shown = String(away && !isZooming && view.scale >= namesFrom);
    if (edgeContext && edge.dataset.shown === 'true') drawEdge(penOn(edgeContext, view), picture);
    placeCursor();
  }

  /** A pen for a canvas at the left edge, as high as the map. */
  function penOn(context: CanvasRenderingContext2D, view: View): Pen {
    const at = (x: number, y: number) => {
      const point = toMap(view, frame, x, y);
      return { x: point.x * ratio(), y: point.y * ratio() };
    };
    return { ...style(), context, at, scale: view.scale * ratio(), shown: shownBox(view, frame) };
  }

  const schedule = () => {
    drawing ||= requestAnimationFrame(paint);
  };

  /** Sets a canvas to device resolution. */
  function sharpen(element: HTMLCanvasElement): Frame {
    const { clientWidth: width, clientHeight: height } = element;
    element.width = Math.round(width * ratio());
    element.height = Math.round(height * ratio());
    return { width, height };
  }

  function resize() {
    const wasFitted = isFitted();
    frame = sharpen(canvas);
    sharpen(small);
    sharpen(edge);
    painter.forgetDrawing();
    if (!picture || frame.width === 0) return;
    const { box } = picture.layout;
    view = view && !wasFitted ? kept(view, box, frame) : kept(fitted(box, frame), box, frame);
    // Draws the first frame without waiting for another.
    paint();
    onRest(view);
  }

  function rest() {
    isZooming = false;
    schedule();
    if (view) onRest(view);
  }

  function repaintOverview() {
    if (picture) painter.buildOverview(picture, style(), schedule);
  }

  // The first report has the known size.
  const sizes = new ResizeObserver(() => {
    if (canvas.clientWidth !== frame.width || canvas.clientHeight !== frame.height) resize();
  });
  sizes.observe(canvas);
  const stopInks = watchInks(canvas, () => {
    inks = inksAt(canvas);
    font = getComputedStyle(canvas).fontFamily;
    repaintOverview();
    schedule();
  });

  const engine = {
    /** Shows another state. Keeps the view unless the house changes. */
    show(next: Picture) {
      const isOther = picture?.layout !== next.layout;
      const hasOtherLooks = picture?.looks !== next.looks;
      if (picture && !isOther && hasOtherLooks && !hasReducedMotion()) {
        sold = { looks: soldSince(picture.looks, next.looks), since: performance.now() };
      }
      picture = next;
      if (isOther) {
        painter.forgetOverview();
        view = undefined;
        resize();
      }
      if (isOther || hasOtherLooks) repaintOverview();
      schedule();
    },
    view: () => view,
    frame: () => frame,
    isNear: () => view !== undefined && isNear(view.scale, ratio()),
    isFitted,
    /** Moves without animation. */
    set(next: View) {
      if (!picture) return;
      cancelAnimationFrame(gliding);
      const before = view?.scale;
      view = kept(next, picture.layout.box, frame);
      isZooming ||= view.scale !== before;
      schedule();
    },
    /** Ends a movement. */
    rest,
    /** Moves with animation. */
    glide(next: View) {
      if (!picture || !view) return;
      cancelAnimationFrame(gliding);
      const from = view;
      const to = kept(next, picture.layout.box, frame);
      if (isSameView(from, to)) {
        rest();
        return;
      }
      isZooming = from.scale !== to.scale;
      const began = performance.now();
      const length = hasReducedMotion() ? 0 : glide;
      const step = () => {
        const share = length === 0 ? 1 : Math.min(1, (performance.now() - began) / length);
        view = share === 1 ? to : viewBetween(from, to, 1 - (1 - share) ** 3);
        schedule();
        if (share < 1) gliding = requestAnimationFrame(step);
        else rest();
      };
      step();
    },
    /** Fits the house into the view. */
    whole() {
      if (picture) engine.glide(fitted(picture.layout.box, frame));
    },
    /** Converts a point of the map to the house, with the scale of the view. */
    pointAt: (px: number, py: number) => view && { ...toHouse(view, frame, px, py), scale: view.scale },
    zoom(factor: number) {
      if (view) engine.glide({ ...view, scale: view.scale * factor });
    },
    /** Fits a section into the view, or centres a point, so that the scale is at least `least`. */
    approach(box: Box | undefined, { x, y }: Point, least: number) {
      const whole = box && fitted(box, frame);
      engine.glide(whole && whole.scale >= least ? whole : { x, y, scale: least });
    },
    /** Centres a point that is not well within the view, and zooms in to at least `least`. */
    reveal({ x, y }: Point, least: number) {
      if (!view) return;
      const scale = Math.max(view.scale, least);
      const isWithin = (away: number, size: number) => Math.abs(away) < size / 2 / scale - 2.5;
      const isInside = isWithin(x - view.x, frame.width) && isWithin(y - view.y, frame.height);
      engine.glide(isInside && scale === view.scale ? view : { x, y, scale });
    },
    /** Moves a point into the upper part, because a sheet covers the lower one. */
    lift({ x, y }: Point) {
      if (view) engine.glide({ ...view, x, y: y + frame.height / 4 / view.scale });
    },
    /** Centres the house at a point of the small map, in shares of its size. */
    showAt(x: number, y: number) {
      if (!picture || !view) return;
      const size = { width: small.clientWidth, height: small.clientHeight };
      engine.set({ ...view, ...pointOnSmall(picture.layout, size, x, y) });
    },
    /** Moves the cursor to a seat. */
    point(seat: number) {
      current = seat;
      placeCursor();
    },
    destroy() {
      sizes.disconnect();
      stopInks();
      painter.forgetOverview();
      cancelAnimationFrame(drawing);
      cancelAnimationFrame(gliding);
    },
  };
  return engine;
}

export type Engine = ReturnType<typeof createEngine>;
