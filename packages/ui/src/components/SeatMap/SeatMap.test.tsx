import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulate } from '../../testing/emulate.js';
import { freshRoot } from '../../testing/freshRoot.js';
import type { MapPart } from './house.js';
import type { SeatMapProps } from './props.js';
import { stadium, theatre } from './SeatMap.fixtures.js';
import { SeatMap } from './SeatMap.js';

const root = freshRoot();

beforeEach(async () => {
  await page.viewport(1200, 900);
});

/** One section of two rows. Seat A 2 is sold. */
const small: MapPart[] = [
  {
    place: 'front',
    sections: [
      {
        code: 'M',
        name: 'M stalls',
        rows: [
          { name: 'A', zone: 'A', seats: 4, sold: [2] },
          { name: 'B', zone: 'B', seats: 4, sold: [] },
        ],
      },
    ],
  },
];

function Example(props: Partial<SeatMapProps>) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? []);
  return (
    <SeatMap
      label="Seat map"
      id="seats"
      stage="Stage"
      parts={small}
      onChange={setValue}
      describe={({ row, number, sold }) => ({
        name: `Row ${row}, seat ${number}${sold ? ', sold' : ''}`,
        place: `Row ${row}, seat ${number}`,
        detail: sold ? 'Sold' : 'HK$280',
      })}
      words={{ zoomIn: 'Zoom in', zoomOut: 'Zoom out', whole: 'Whole house', help: 'Arrow keys move.' }}
      {...props}
      value={value}
    />
  );
}

const map = page.getByRole('application', { name: 'Seat map', exact: true });
const current = map.getByRole('button');
const canvas = () => root.host.querySelectorAll('canvas').item(0);
const label = () => root.host.querySelector<HTMLElement>('p[data-side]');

const render = async (props: Partial<SeatMapProps> = {}) => {
  root.render(<Example {...props} />);
  await expect.element(map).toBeVisible();
  // Seats have positions after the map has measured itself.
  await expect.poll(() => current.element().getBoundingClientRect().width).toBeGreaterThan(0);
};
const focus = () => {
  const button = current.element();
  if (button instanceof HTMLElement) button.focus();
};
/** Centre of the current seat on the page. */
const middle = () => {
  const { left, top, width, height } = current.element().getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
const pointer = (type: string, { x, y }: { x: number; y: number }, more: PointerEventInit = {}) =>
  canvas()?.dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', bubbles: true, ...more }),
  );
/** Moves the browser's pointer to the current seat. */
const hover = () => {
  const drawn = canvas();
  if (!drawn) throw new Error('No canvas.');
  const { left, top } = drawn.getBoundingClientRect();
  const { x, y } = middle();
  return userEvent.hover(drawn, { position: { x: x - left, y: y - top }, force: true });
};
const tap = (point: { x: number; y: number }) => {
  pointer('pointerdown', point);
  pointer('pointerup', point);
};
/** Colour of a canvas pixel at a point of the page. */
const inkAt = ({ x, y }: { x: number; y: number }) => {
  const drawn = canvas();
  const { left, top, width } = drawn?.getBoundingClientRect() ?? new DOMRect();
  const ratio = (drawn?.width ?? 0) / width;
  const data = drawn?.getContext('2d')?.getImageData((x - left) * ratio, (y - top) * ratio, 1, 1).data ?? [];
  return [...data].slice(0, 3).join();
};

/** A theme token in the format of `inkAt`. */
const inkOf = (token: string) => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = getComputedStyle(root.host).getPropertyValue(token);
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join();
};

describe('SeatMap: the current seat', () => {
  test('is one button, the first free seat, with the id that an error summary leads to', async () => {
    await render();
    await expect.element(current).toHaveAccessibleName('Row A, seat 1');
    await expect.element(current).toHaveAttribute('id', 'seats');
    await expect.element(map).toHaveAccessibleDescription('Arrow keys move.');
  });

  test('is the first chosen one', async () => {
    await render({ value: ['M/B/3'] });
    await expect.element(current).toHaveAccessibleName('Row B, seat 3');
    await expect.element(current).toHaveAttribute('aria-pressed', 'true');
  });

  test('moves with the arrow keys, keeps the focus, and is announced', async () => {
    await render();
    focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect.element(current).toHaveAccessibleName('Row B, seat 3');
    await expect.element(current).toHaveFocus();
    await expect.element(page.getByRole('status')).toHaveTextContent('Row B, seat 3');
  });

  test('is the next free seat after N, and the one before after Shift and N', async () => {
    await render();
    focus();
    await userEvent.keyboard('n');
    await expect.element(current).toHaveAccessibleName('Row A, seat 3');
    await userEvent.keyboard('{Shift>}N{/Shift}');
    await expect.element(current).toHaveAccessibleName('Row A, seat 1');
  });

  test('after N is one that the buyer looks for; the others are told as faded', async () => {
    const name = (row: string, number: number) => `Row ${row}, seat ${number}`;
    await render({
      wanted: { together: 3 },
      describe: ({ row, number, faded }) => ({
        name: `${name(row, number)}${faded ? ', does not fit' : ''}`,
        place: name(row, number),
        detail: '',
      }),
    });
    await expect.element(current).toHaveAccessibleName('Row B, seat 1');
    focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(current).toHaveAccessibleName('Row A, seat 1, does not fit');
    await userEvent.keyboard('n');
    await expect.element(current).toHaveAccessibleName('Row B, seat 1');
  });

  test('is chosen with Space and given up with Enter', async () => {
    await render();
    focus();
    await userEvent.keyboard(' ');
    await expect.element(current).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(current).toHaveAttribute('aria-pressed', 'false');
  });

  test('may be sold: its name says so, and a press does not choose it', async () => {
    const onChange = vi.fn();
    await render({ onChange });
    focus();
    await userEvent.keyboard('{ArrowRight} {Enter}');
    await expect.element(current).toHaveAccessibleName('Row A, seat 2, sold');
    await expect.element(current).toHaveAttribute('aria-disabled', 'true');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('has a label with keyboard focus, which Escape hides', async () => {
    await render();
    focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => label()?.textContent).toBe('Row B, seat 1HK$280');
    await userEvent.keyboard('{Escape}');
    await expect.poll(label).toBeNull();
  });
});

describe('SeatMap: the pointer', () => {
  test('chooses the seat below it', async () => {
    const onChange = vi.fn();
    await render({ value: ['M/B/3'], onChange });
    tap(middle());
    await expect.poll(() => onChange.mock.lastCall).toEqual([[]]);
  });

  test('comes nearer to seats that are too small to press, and chooses none', async () => {
    const onChange = vi.fn();
    await render({ parts: stadium(), value: ['101/3/4'], onChange });
    await expect.poll(() => current.element().getBoundingClientRect().width).toBeLessThan(24);
    tap(middle());
    await expect.poll(() => current.element().getBoundingClientRect().width).toBeGreaterThan(18);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('that drags moves the house, and chooses nothing', async () => {
    const onChange = vi.fn();
    await render({ parts: theatre, value: ['M2/G/10'], onChange });
    for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    const before = middle();
    pointer('pointerdown', before);
    pointer('pointermove', { x: before.x - 40, y: before.y });
    pointer('pointermove', { x: before.x - 80, y: before.y });
    pointer('pointerup', { x: before.x - 80, y: before.y });
    await expect.poll(() => Math.round(before.x - middle().x)).toBeGreaterThan(30);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('can move onto the label, which stays the same', async () => {
    await render({ value: ['M/B/3'] });
    await hover();
    await expect.poll(() => label()?.textContent).toBe('Row B, seat 3HK$280');
    const shown = label();
    if (!shown) throw new Error('no label');
    // The path crosses the gap between seat and label.
    const { bottom } = shown.getBoundingClientRect();
    expect(document.elementFromPoint(middle().x + 5, bottom + 6)).toBe(shown);
    await userEvent.hover(shown);
    // Longer than the label's delay.
    await expect(vi.waitUntil(() => label() === null, { timeout: 600 })).rejects.toThrow();
    expect(label()).toBe(shown);
    expect(shown.textContent).toBe('Row B, seat 3HK$280');
  });

  test('has a label that Escape hides, wherever the focus is', async () => {
    await render({ value: ['M/B/3'] });
    await hover();
    await expect.poll(label).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('{Escape}');
    await expect.poll(label).toBeNull();
  });

  test('has a label after a rest, which goes when it leaves', async () => {
    await render({ value: ['M/B/3'] });
    pointer('pointermove', middle());
    await expect.poll(() => label()?.textContent).toBe('Row B, seat 3HK$280');
    pointer('pointerout', middle());
    await expect.poll(label).toBeNull();
  });
});

describe('SeatMap: the view', () => {
  const width = () => current.element().getBoundingClientRect().width;

  test('zooms with buttons and with + and −, and 0 shows the whole house', async () => {
    await render({ parts: theatre });
    const whole = width();
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect.poll(width).toBeGreaterThan(whole * 1.5);
    focus();
    await userEvent.keyboard('0');
    await expect.poll(width).toBeCloseTo(whole, 1);
    await userEvent.keyboard('+');
    await expect.poll(width).toBeGreaterThan(whole * 1.5);
    await userEvent.keyboard('-');
    await expect.poll(width).toBeCloseTo(whole, 1);
  });

  test('zooms with the wheel; a wheel that would make the whole house smaller scrolls the page', async () => {
    await render({ parts: theatre });
    const whole = width();
    const turn = (deltaY: number) => {
      const { x, y } = middle();
      const event = new WheelEvent('wheel', { deltaY, clientX: x, clientY: y, bubbles: true, cancelable: true });
      canvas()?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(turn(200)).toBe(false);
    expect(turn(-400)).toBe(true);
    await expect.poll(width).toBeGreaterThan(whole * 1.5);
    expect(turn(400)).toBe(true);
  });

  test('stays when a seat is sold meanwhile, and the seat is then drawn as sold', async () => {
    const parts = structuredClone(theatre);
    root.render(<Example parts={parts} value={['M2/G/10']} />);
    await expect.element(map).toBeVisible();
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    // The section's name is shown after the animation.
    await expect.element(page.getByText('M2 Stalls, centre')).toBeVisible();
    const before = middle();
    const later = structuredClone(parts);
    Object.assign(later[1]?.sections[1]?.rows[2] ?? {}, { sold: [10] });
    root.render(<Example parts={later} value={['M2/G/10']} />);
    await expect.element(current).toHaveAttribute('aria-disabled', 'true');
    expect(middle().x).toBeCloseTo(before.x, 0);
    expect(middle().y).toBeCloseTo(before.y, 0);
  });
});

describe('SeatMap: the title', () => {
  test('is the section of the seat that has the keyboard focus', async () => {
    await render({ parts: theatre, value: ['M2/G/10'] });
    focus();
    await userEvent.keyboard('+{ArrowRight}');
    await expect.element(page.getByText('M2 Stalls, centre')).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect.element(page.getByText(/^L2 Stalls/)).toBeVisible();
    expect(current.element().getAttribute('aria-label')).toContain('Row');
  });
});

describe('SeatMap: the drawing', () => {
  /** Colour of the chosen seat, next to its tick. */
  const inkOfSeat = () => inkAt({ x: middle().x - 12, y: middle().y - 12 });

  test('fills a chosen seat, and no longer when it is given up', async () => {
    await render({ value: ['M/B/3'] });
    await expect.poll(inkOfSeat).toBe(inkOf('--fg-selected-bg'));
    focus();
    await userEvent.keyboard(' ');
    await expect.poll(inkOfSeat).toBe(inkOf('--fg-bg-surface'));
  });

  /** Row A, with other sold seats. */
  const sold = (...seats: number[]) =>
    small.map((part) => ({
      ...part,
      sections: part.sections.map((section) => ({
        ...section,
        rows: section.rows.map((row, index) => (index === 0 ? { ...row, sold: seats } : row)),
      })),
    }));

  test('fades a seat that others take, and says nothing', async () => {
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    await render();
    const { x, y } = middle();
    /** The colour of the seat's cushion. */
    const ink = () => inkAt({ x, y: y + 12 });
    const [free, gone] = [inkOf('--fg-zone-a'), inkOf('--fg-bg-surface')];
    await expect.poll(ink).toBe(free);
    root.render(<Example parts={sold(1, 2)} />);
    await expect.element(current).toHaveAccessibleName('Row A, seat 3');
    expect(ink()).toBe(free);
    now += 300;
    await expect.poll(ink).not.toBe(free);
    expect(ink()).not.toBe(gone);
    now += 300;
    await expect.poll(ink).toBe(gone);
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });

  const drawn = () => [inkOfSeat(), inkAt({ x: middle().x, y: middle().y + 100 })];
  const wanted = () => [inkOf('--fg-selected-bg'), inkOf('--fg-bg-surface')];

  afterEach(async () => {
    await emulate();
    vi.restoreAllMocks();
  });

  test.each(['night', 'bw'])('follows the theme %s of the page, or of an element around it', async (theme) => {
    await render({ value: ['M/B/3'] });
    for (const element of [document.documentElement, root.host]) {
      element.dataset.theme = theme;
      await expect.poll(drawn).toEqual(wanted());
      element.dataset.theme = 'default';
      await expect.poll(drawn).toEqual(wanted());
    }
  });

  test('follows the scheme of the system in the theme `auto`', async () => {
    root.host.dataset.theme = 'auto';
    await render({ value: ['M/B/3'] });
    await expect.poll(drawn).toEqual(wanted());
    await emulate({ 'prefers-color-scheme': 'dark' });
    await expect.poll(drawn).toEqual(wanted());
  });

  const pixels = () => {
    const drawn = canvas();
    return drawn?.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height).data ?? new Uint8ClampedArray();
  };
  const largestDifference = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
    one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);
  const frames = async () => {
    for (let times = 0; times < 2; times += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  /** Waits for the end of the animation. */
  const still = async () => {
    let before = Number.NaN;
    while (before !== middle().y) {
      before = middle().y;
      await frames();
    }
  };
  /** Waits for the bitmap of all seats. */
  const idle = async () => {
    for (let times = 0; times < 20; times += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    await frames();
  };
  /** Renders the same view from scratch. */
  const drawAnew = async () => {
    document.documentElement.dataset.size = '18';
    await frames();
    document.documentElement.dataset.size = '16';
    await frames();
  };

  test.each([
    ['far', 1],
    ['near', 5],
  ])('after a drag is as if it were drawn anew, %s', async (_distance, presses) => {
    await render({ parts: stadium(), value: ['F7/9/12'] });
    for (let press = 0; press < presses; press += 1) {
      const before = middle();
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
      await expect.poll(() => middle().y).not.toBe(before.y);
      await still();
    }
    await idle();
    const from = middle();
    pointer('pointerdown', from);
    pointer('pointermove', { x: from.x - 20, y: from.y + 30 });
    await frames();
    pointer('pointermove', { x: from.x - 33, y: from.y + 21 });
    pointer('pointerup', { x: from.x - 33, y: from.y + 21 });
    await frames();
    const moved = pixels().slice();
    await drawAnew();
    // Outlines may differ slightly.
    expect(largestDifference(moved, pixels())).toBeLessThan(48);
  });

  test('has pictures of its seats again when a zoom has come to rest', async () => {
    await render({ parts: theatre, value: ['M2/G/10'] });
    await idle();
    canvas()?.dispatchEvent(
      new WheelEvent('wheel', { deltaY: -300, clientX: middle().x, clientY: middle().y, cancelable: true }),
    );
    await frames();
    const zooming = pixels().slice();
    await expect.poll(() => largestDifference(zooming, pixels())).toBeGreaterThan(100);
    const rested = pixels().slice();
    await drawAnew();
    expect(largestDifference(rested, pixels())).toBe(0);
  });

  test('of a stadium has no more elements than that of a studio', async () => {
    await render();
    const few = root.host.querySelectorAll('*').length;
    await render({ parts: stadium() });
    await expect.element(map).toBeVisible();
    expect(root.host.querySelectorAll('*').length).toBe(few);
    expect(few).toBeLessThan(40);
  });
});

test('SeatMap renders its name, its buttons and its current seat on the server', () => {
  const html = renderToString(<Example />);
  expect(html).toContain('Row A, seat 1');
  expect(html.match(/<button/g)).toHaveLength(4);
});
