/** Page of the seat map's benchmark. `measure.ts` builds it for production and calls `window.bench`. */
import '@first-gong/ui/sheets';
import { type MapPart, type MapSeat, SeatMap } from '@first-gong/ui/SeatMap';
import { createElement, type PointerEvent, type WheelEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { gridOf } from '../../../packages/ui/src/components/SeatMap/grid.js';
import { layOut } from '../../../packages/ui/src/components/SeatMap/layout.js';
import {
  fitted,
  kept,
  movedBy,
  shownBox,
  type View,
  zoomedAt,
} from '../../../packages/ui/src/components/SeatMap/view.js';

/** A house as our map, as an SVG with a circle per seat, or an idle page. */
type Kind = 'map' | 'svg' | 'nothing';

const seatsOfRow = 25;
/** Every third pair of seats is sold. */
const sold = Array.from({ length: seatsOfRow }, (_, index) => index + 1).filter(
  (seat) => Math.ceil(seat / 2) % 3 === 0,
);

/** A stadium for a concert: blocks of 20 rows on the floor, and three rings with 60 rows. */
function houseOf(seats: 50_000 | 100_000): MapPart[] {
  const times = seats / 50_000;
  const part = (place: MapPart['place'], zone: 'A' | 'B' | 'C' | 'D', sections: number, rows: number): MapPart => ({
    place,
    sections: Array.from({ length: sections }, (_, section) => ({
      code: `${zone}${section + 1}`,
      name: `Section ${zone}${section + 1}`,
      rows: Array.from({ length: rows }, (_, row) => ({ name: String(row + 1), zone, seats: seatsOfRow, sold })),
    })),
  });
  return [
    part('floor', 'A', 16 * times, 20),
    part('around', 'B', 28 * times, 24),
    part('around', 'C', 28 * times, 12),
    part('around', 'D', 28 * times, 24),
  ];
}

const ourMap = (parts: MapPart[]) =>
  createElement(SeatMap, {
    label: 'Stadium',
    id: 'seats',
    stage: 'Stage',
    parts,
    value: [],
    onChange: () => {},
    describe: ({ id }: MapSeat) => ({ name: id, place: id, detail: '' }),
    words: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', whole: 'Whole house', help: 'Arrow keys move.' },
  });

/** The same seats at the same positions. Drag and wheel set the view box. */
function svgMap(parts: MapPart[]) {
  const { count, x, y, box } = layOut(parts);
  const frame = { width: innerWidth, height: 576 };
  let view = fitted(box, frame);
  const boxOf = () => {
    const { left, top, right, bottom } = shownBox(view, frame);
    return `${left} ${top} ${right - left} ${bottom - top}`;
  };
  const set = (svg: SVGSVGElement, next: View) => {
    view = kept(next, box, frame);
    svg.setAttribute('viewBox', boxOf());
  };
  const last = { x: 0, y: 0 };
  return createElement(
    'svg',
    {
      ...frame,
      viewBox: boxOf(),
      onPointerMove({ buttons, clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
        if (buttons === 1) set(currentTarget, movedBy(view, clientX - last.x, clientY - last.y));
        Object.assign(last, { x: clientX, y: clientY });
      },
      onWheel({ deltaY, clientX, clientY, currentTarget }: WheelEvent<SVGSVGElement>) {
        set(currentTarget, zoomedAt(view, frame, 1.0018 ** -deltaY, clientX, clientY));
      },
    },
    Array.from({ length: count }, (_, seat) =>
      createElement('circle', { key: seat, cx: x[seat], cy: y[seat], r: 0.43, fill: '#00563f' }),
    ),
  );
}

const elementOf = {
  map: ourMap,
  svg: svgMap,
  nothing: () => createElement('p', null, 'Nothing'),
} satisfies Record<Kind, (parts: MapPart[]) => unknown>;

/** Instant of the first contentful paint. */
const firstPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });

/** Instant at which the map has drawn every seat: its first bitmap contains all seats. */
const firstBitmap = () =>
  new Promise<number>((resolve) => {
    const context = CanvasRenderingContext2D.prototype;
    const { drawImage } = context;
    context.drawImage = function (this: CanvasRenderingContext2D, ...bitmap: Parameters<typeof drawImage>) {
      context.drawImage = drawImage;
      drawImage.apply(this, bitmap);
      resolve(performance.now());
    } as typeof drawImage;
  });

let parts: MapPart[] = [];
let frames: number[] = [];
let isWatching = false;

const bench = {
  /** Milliseconds from the render call to the first paint, and until every seat is drawn. */
  async show(kind: Kind, seats: 50_000 | 100_000): Promise<{ paint: number; whole: number }> {
    parts = houseOf(seats);
    const root = createRoot(document.getElementById('root') as HTMLElement);
    const bitmap = kind === 'map' ? firstBitmap() : undefined;
    const began = performance.now();
    flushSync(() => root.render(elementOf[kind](parts)));
    const painted = await firstPaint();
    return { paint: painted - began, whole: ((await bitmap) ?? painted) - began };
  },
  /** Records the milliseconds between frames until `watched`, and marks frames for a trace. */
  watch() {
    frames = [];
    isWatching = true;
    let last: number | undefined;
    const step = (now: number) => {
      if (!isWatching) return;
      performance.mark('frame');
      if (last !== undefined) frames.push(now - last);
      last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  },
  watched(): number[] {
    isWatching = false;
    return frames;
  },
  elements: () => document.querySelectorAll('*').length,
  /** Microseconds to find the seat at a point: with our map's index, or by the browser. */
  find(kind: Kind): number {
    const layout = layOut(parts);
    const grid = gridOf(layout);
    const { left, top, right, bottom } = layout.box;
    const [tries, find] =
      kind === 'map'
        ? [200_000, (x: number, y: number) => grid.at(left + x * (right - left), top + y * (bottom - top), 0.43) >= 0]
        : [
            50,
            (x: number, y: number) => document.elementFromPoint(x * innerWidth, y * 576) instanceof SVGCircleElement,
          ];
    let found = 0;
    const began = performance.now();
    for (let index = 0; index < tries; index += 1) {
      if (find(((index * 7919) % 10_007) / 10_007, ((index * 104_729) % 10_009) / 10_009)) found += 1;
    }
    const microseconds = ((performance.now() - began) * 1000) / tries;
    if (found === 0 && kind !== 'nothing') throw new Error('No point of the house has a seat.');
    return microseconds;
  },
};

Object.assign(window, { bench });
