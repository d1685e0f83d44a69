import type { Inks } from './inks.js';
import { look } from './looks.js';
import { drawSections, type Pen, type Picture, type Style } from './pen.js';

/** Maximum side of the bitmap in pixels, and maximum pixels per seat width. */
const limits = { side: 2048, scale: 6 };

/** Seats per idle callback. */
const batch = 4000;

/** Not every browser has idle callbacks. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 1);
  return () => clearTimeout(id);
};

/** Colour and dot size of each look; null for no dot. */
function dotsOf(inks: Inks): readonly ({ ink: string; share: number } | null)[] {
  return Array.from({ length: look.selected + 1 }, (_, value) => {
    if (value === look.sold) return null;
    if (value === look.faded) return { ink: inks.cross, share: 0.35 };
    const zone = value < look.wheelchair ? inks.zones[value % look.restricted] : undefined;
    return { ink: zone ?? inks.text, share: 1 };
  });
}

/** A bitmap with all seats as dots, for views with tiny seats. */
interface Overview {
  seats: HTMLCanvasElement;
  /** Sections with seats, for zooming. */
  house: HTMLCanvasElement;
  /** Pixels per seat width. */
  scale: number;
}

export function createOverview() {
  let done: Overview | undefined;
  let stop = () => {};
  return {
    /** Draws the bitmap in idle callbacks. Keeps the previous one until complete. */
    build(picture: Picture, style: Style, onDone: () => void) {
      stop();
      const { layout, looks } = picture;
      const { left, top, right, bottom } = layout.box;
      const scale = Math.min(limits.scale, limits.side / Math.max(right - left, bottom - top));
      const size = { width: Math.ceil((right - left) * scale), height: Math.ceil((bottom - top) * scale) };
      const bitmap = Object.assign(document.createElement('canvas'), size);
      const context = bitmap.getContext('2d');
      const dots = dotsOf(style.inks);
      const whole = Math.max(1, scale * 0.72);
      let next = 0;
      const step = () => {
        const { x: xs, y: ys } = layout;
        const end = Math.min(layout.count, next + batch);
        for (; next < end; next += 1) {
          const dot = dots[looks[next] ?? look.sold];
          if (!context || !dot) continue;
          const size = whole * dot.share;
          const [x, y] = [((xs[next] ?? 0) - left) * scale, ((ys[next] ?? 0) - top) * scale];
          context.fillStyle = dot.ink;
          context.fillRect(x - size / 2, y - size / 2, size, size);
        }
        if (next < layout.count) stop = whenIdle(step);
        else {
          done = { seats: bitmap, house: withSections(bitmap, scale, picture, style), scale };
          onDone();
        }
      };
      stop = whenIdle(step);
    },
    isDone: () => done !== undefined,
    draw({ context, at, scale }: Pen, { layout }: Picture, what: 'seats' | 'house') {
      if (done === undefined) return;
      const from = at(layout.box.left, layout.box.top);
      const share = scale / done.scale;
      const { width, height } = done[what];
      context.drawImage(done[what], from.x, from.y, width * share, height * share);
    },
    /** Discards the bitmap of another house. */
    forget() {
      stop();
      done = undefined;
    },
  };
}

/** Draws the sections below the bitmap. */
function withSections(seats: HTMLCanvasElement, scale: number, picture: Picture, style: Style): HTMLCanvasElement {
  const { width, height } = seats;
  const house = Object.assign(document.createElement('canvas'), { width, height });
  const context = house.getContext('2d');
  if (!context) return seats;
  const { box } = picture.layout;
  const at = (x: number, y: number) => ({ x: (x - box.left) * scale, y: (y - box.top) * scale });
  drawSections({ ...style, context, at, scale, shown: box }, picture);
  context.drawImage(seats, 0, 0);
  return house;
}
