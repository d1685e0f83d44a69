import type { Box } from './box.js';
import type { Layout } from './layout.js';

/** The width of a cell, in seat widths. */
const cell = 4;

/** Finds seats by position. */
export interface SeatGrid {
  /** The seat at a point, or -1. @param reach half the width of a seat's square */
  at: (x: number, y: number, reach: number) => number;
  /** Visits the seats in all cells that a box touches. */
  each: (box: Box, visit: (seat: number) => void) => void;
}

/**
 * A grid index of seats: cell c has `seats[starts[c]]` to `seats[starts[c + 1] - 1]`. Built at the first search,
 * because the first paint needs none.
 */
export function gridOf(layout: Layout): SeatGrid {
  const { count, box } = layout;
  const across = Math.max(1, Math.ceil((box.right - box.left) / cell) + 1);
  const down = Math.max(1, Math.ceil((box.bottom - box.top) / cell) + 1);
  const columnOf = (at: number) => Math.min(across - 1, Math.max(0, Math.floor((at - box.left) / cell)));
  const lineOf = (at: number) => Math.min(down - 1, Math.max(0, Math.floor((at - box.top) / cell)));

  function build() {
    const { x, y } = layout;
    const cells = Uint32Array.from(
      { length: count },
      (_, seat) => lineOf(y[seat] ?? 0) * across + columnOf(x[seat] ?? 0),
    );
    const starts = new Uint32Array(across * down + 1);
    for (const own of cells) starts[own + 1] = (starts[own + 1] ?? 0) + 1;
    for (let index = 1; index < starts.length; index += 1) {
      starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
    }
    const filled = starts.slice();
    const seats = new Uint32Array(count);
    cells.forEach((own, seat) => {
      const place = filled[own] ?? 0;
      seats[place] = seat;
      filled[own] = place + 1;
    });
    return { starts, seats };
  }
  let built: ReturnType<typeof build> | undefined;

  const each: SeatGrid['each'] = ({ left, top, right, bottom }, visit) => {
    built ??= build();
    const { starts, seats } = built;
    for (let line = lineOf(top); line <= lineOf(bottom); line += 1) {
      const from = starts[line * across + columnOf(left)] ?? 0;
      const to = starts[line * across + columnOf(right) + 1] ?? 0;
      for (let index = from; index < to; index += 1) visit(seats[index] ?? 0);
    }
  };

  return {
    each,
    at(px, py, reach) {
      const { x, y } = layout;
      let found = -1;
      let nearest = reach;
      each({ left: px - reach, top: py - reach, right: px + reach, bottom: py + reach }, (seat) => {
        const away = Math.max(Math.abs((x[seat] ?? 0) - px), Math.abs((y[seat] ?? 0) - py));
        if (away > nearest) return;
        nearest = away;
        found = seat;
      });
      return found;
    },
  };
}
