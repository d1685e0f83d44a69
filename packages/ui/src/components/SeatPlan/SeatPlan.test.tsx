import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import type { PlanSeat } from './house.js';
import { large, planRow, stalls } from './SeatPlan.fixtures.js';
import { SeatPlan, type SeatPlanProps } from './SeatPlan.js';

const root = freshRoot();

beforeEach(async () => {
  await page.viewport(1200, 900);
});

/** Three rows: D is short, F has two aisles and sold seat 3, G is like F with all seats free. */
const rows = [
  planRow({ row: 'D', zone: 'A', price: 380, blocks: [4], sold: () => false }),
  planRow({ row: 'F', zone: 'B', price: 280, blocks: [2, 8, 2], sold: (number) => number === 3 }),
  planRow({ row: 'G', zone: 'B', price: 280, blocks: [2, 8, 2], sold: () => false }),
];

function Example(props: Partial<SeatPlanProps>) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? []);
  return (
    <SeatPlan
      label="M2 堂座中"
      id="seats"
      stage={{ type: 'stage', label: '舞台' }}
      rows={rows}
      onChange={setValue}
      {...props}
      value={value}
    />
  );
}

const seat = (place: string) => page.getByRole('button', { name: new RegExp(`^${place}(,|$)`) });
const label = () => root.host.querySelector<HTMLElement>('p[data-side]');
const render = async (props: Partial<SeatPlanProps> = {}) => {
  root.render(<Example {...props} />);
  await expect.element(page.getByRole('grid')).toBeVisible();
};
const goTo = (place: string) => {
  const button = seat(place).element();
  if (button instanceof HTMLElement) button.focus();
};

describe('SeatPlan: the grid', () => {
  test('is a grid with a name and a row for each row of the house', async () => {
    await render();
    await expect.element(page.getByRole('grid', { name: 'M2 堂座中', exact: true })).toBeVisible();
    expect(
      page
        .getByRole('rowheader')
        .elements()
        .map((header) => header.textContent),
    ).toEqual(['D', 'F', 'G']);
    expect(page.getByRole('gridcell').elements()).toHaveLength(4 + 12 + 12);
  });

  test('a seat is named by row, number, zone and price', async () => {
    await render();
    await expect.element(seat('Row F, seat 10')).toHaveAccessibleName('Row F, seat 10, Zone B, HK$280');
  });

  test('Tab reaches one seat, the first free one, and then leaves the plan', async () => {
    await render();
    await userEvent.tab();
    await expect.element(seat('Row D, seat 1')).toHaveFocus();
    await userEvent.tab();
    expect(root.host.contains(document.activeElement)).toBe(false);
  });

  test('Tab returns to the last focused seat, which has the id', async () => {
    // Without another control, Tab would leave the page.
    root.render(
      <>
        <Example />
        <button type="button">之後</button>
      </>,
    );
    await expect.element(seat('Row G, seat 5')).toBeVisible();
    goTo('Row G, seat 5');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect.element(seat('Row G, seat 5')).toHaveFocus();
    await expect.element(seat('Row G, seat 5')).toHaveAttribute('id', 'seats');
  });

  test('Tab reaches the first chosen seat', async () => {
    await render({ value: ['F8', 'F9'] });
    await userEvent.tab();
    await expect.element(seat('Row F, seat 8')).toHaveFocus();
  });
});

test('SeatPlan fades a seat that others take, and no other', async () => {
  await render();
  const later = planRow({ row: 'G', zone: 'B', price: 280, blocks: [2, 8, 2], sold: (number) => number === 5 });
  root.render(<Example rows={[...rows.slice(0, 2), later]} />);
  const taken = seat('Row G, seat 5');
  await expect.element(taken).toHaveAttribute('aria-disabled', 'true');
  const [fade, ...others] = root.host.getAnimations({ subtree: true });
  expect(others).toEqual([]);
  for (const [time, opacity] of [
    [0, '0'],
    [599, '1'],
  ] as const) {
    fade?.pause();
    Object.assign(fade ?? {}, { currentTime: time });
    expect(Number(getComputedStyle(taken.element()).opacity).toFixed()).toBe(opacity);
  }
});

test('SeatPlan renders all of its seats on the server', () => {
  expect(renderToString(<Example />).match(/<button/g)).toHaveLength(28);
});

describe('SeatPlan: arrow keys', () => {
  test.each([
    ['to the next seat', 'Row F, seat 5', '{ArrowRight}', 'Row F, seat 6'],
    ['across an aisle', 'Row F, seat 10', '{ArrowRight}', 'Row F, seat 11'],
    ['back across an aisle, to a sold seat', 'Row F, seat 4', '{ArrowLeft}{ArrowLeft}{ArrowLeft}', 'Row F, seat 1'],
    ['down to the seat below', 'Row F, seat 7', '{ArrowDown}', 'Row G, seat 7'],
    ['up to the nearest seat of a shorter row', 'Row F, seat 12', '{ArrowUp}', 'Row D, seat 4'],
    ['up to the seat above', 'Row F, seat 6', '{ArrowUp}', 'Row D, seat 2'],
    ['not beyond the end of a row', 'Row F, seat 12', '{ArrowRight}', 'Row F, seat 12'],
    ['not beyond the last row', 'Row G, seat 3', '{ArrowDown}', 'Row G, seat 3'],
    ['to the start of the row with Home', 'Row F, seat 7', '{Home}', 'Row F, seat 1'],
    ['to the end of the row with End', 'Row F, seat 7', '{End}', 'Row F, seat 12'],
    [
      'to the first seat of the house with Control and Home',
      'Row G, seat 7',
      '{Control>}{Home}{/Control}',
      'Row D, seat 1',
    ],
    ['over a sold seat to the next free one with N', 'Row F, seat 2', 'n', 'Row F, seat 4'],
    ['to the free seat before with Shift and N', 'Row F, seat 4', '{Shift>}N{/Shift}', 'Row F, seat 2'],
    ['to the last seat with Control and End', 'Row D, seat 2', '{Control>}{End}{/Control}', 'Row G, seat 12'],
  ])('lead %s', async (_title, from, keys, to) => {
    await render();
    goTo(from);
    await userEvent.keyboard(keys);
    await expect.element(seat(to)).toHaveFocus();
  });
});

describe('SeatPlan: choosing', () => {
  test('Space chooses the seat and gives it up again', async () => {
    await render();
    goTo('Row F, seat 10');
    await userEvent.keyboard(' ');
    await expect.element(seat('Row F, seat 10')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect.element(seat('Row F, seat 10')).toHaveAttribute('aria-pressed', 'false');
  });

  test('a click adds the seat to the chosen ones', async () => {
    const onChange = vi.fn();
    await render({ value: ['F9'], onChange });
    await seat('Row F, seat 10').click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['F9', 'F10']);
  });

  test('the keyboard reaches a sold seat, whose name says so, but a press does not choose it', async () => {
    const onChange = vi.fn();
    await render({ onChange });
    goTo('Row F, seat 3');
    await expect.element(seat('Row F, seat 3')).toHaveAccessibleName('Row F, seat 3, Sold');
    await expect.element(seat('Row F, seat 3')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' {Enter}');
    await seat('Row F, seat 3').click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
  });

  test('an empty seat between chosen ones has a mark and a description', async () => {
    await render({ value: ['F8', 'F10'], gap: { seats: ['F9'], label: '空隔，未能提交' } });
    await expect.element(seat('Row F, seat 9')).toHaveAccessibleDescription('空隔，未能提交');
    await expect.element(seat('Row F, seat 9')).toHaveTextContent('!');
    await expect.element(seat('Row F, seat 8')).not.toHaveAccessibleDescription();
    expect(getComputedStyle(seat('Row F, seat 9').element()).borderTopStyle).toBe('dashed');
  });
});

describe('SeatPlan: the label', () => {
  test('appears at the seat with keyboard focus, hidden from screen readers', async () => {
    await render();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => label()?.textContent).toBe('Row F, seat 5Zone B ・ HK$280');
    expect(label()?.getAttribute('aria-hidden')).toBe('true');
  });

  test('Escape hides it and does not move the focus', async () => {
    await render();
    await userEvent.tab();
    await expect.poll(label).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(label).toBeNull();
    await expect.element(seat('Row D, seat 1')).toHaveFocus();
  });

  test('appears at the seat under a resting pointer, and disappears when the pointer leaves the plan', async () => {
    await render();
    await seat('Row G, seat 6').hover();
    await expect.poll(() => label()?.textContent).toBe('Row G, seat 6Zone B ・ HK$280');
    await userEvent.hover(document.documentElement, { position: { x: 5, y: 890 } });
    await expect.poll(label).toBeNull();
  });

  test('stays while the pointer is on it', async () => {
    await render();
    await seat('Row G, seat 6').hover();
    await expect.poll(label).not.toBeNull();
    const shown = label();
    if (!shown) throw new Error('no label');
    await userEvent.hover(shown);
    // Longer than the label's delay.
    await expect(vi.waitUntil(() => label() === null, { timeout: 600 })).rejects.toThrow();
    expect(shown.textContent).toContain('Row G, seat 6');
  });

  test('Escape hides a label that the pointer opened', async () => {
    await render();
    await seat('Row G, seat 6').hover();
    await expect.poll(label).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(label).toBeNull();
  });

  test('stays inside the plan at its edges', async () => {
    await page.viewport(800, 900);
    const detail = '視線受阻：一根柱擋住舞台左方三分之一';
    await render({ rows: stalls.map((row) => ({ ...row, seats: row.seats.map((one) => ({ ...one, detail })) })) });
    goTo('Row K, seat 11');
    await userEvent.keyboard('{End}');
    await expect.poll(() => label()?.textContent).toContain('Row K, seat 20');
    const [shown, plan] = [label(), label()?.offsetParent].map((element) => element?.getBoundingClientRect());
    expect(shown?.width).toBeGreaterThan(150);
    expect(shown?.right).toBeLessThanOrEqual(plan?.right ?? 0);
  });

  test('stays at its seat when the window gets narrower', async () => {
    await render();
    goTo('Row F, seat 5');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => label()?.textContent).toContain('Row F, seat 6');
    const middleOf = (element: Element | null | undefined) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return (left + right) / 2;
    };
    const distance = () => Math.abs(middleOf(label()) - middleOf(seat('Row F, seat 6').element()));
    expect(distance()).toBeLessThan(1);
    await page.viewport(700, 900);
    await expect.poll(distance).toBeLessThan(1);
  });
});

test('SeatPlan: the label is not seen while its seat is scrolled out of view, and never widens the page', async () => {
  await render({ rows: stalls });
  goTo('Row K, seat 19');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => label()?.textContent).toContain('Row K, seat 20');
  await page.viewport(320, 640);
  const scroller = page.getByRole('grid').element().parentElement?.parentElement;
  scroller?.scrollTo({ left: 0 });
  await expect.poll(() => label() && getComputedStyle(label() as Element).visibility).toBe('hidden');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  scroller?.scrollTo({ left: scroller.scrollWidth });
  await expect.poll(() => label() && getComputedStyle(label() as Element).visibility).toBe('visible');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

describe('SeatPlan: with touch and on narrow screens', () => {
  beforeEach(() => page.viewport(390, 800));

  test('a seat is at least 44 px wide and high', async () => {
    await render();
    const { width, height } = seat('Row F, seat 10').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test('the house scrolls in its own box and first shows its middle', async () => {
    await render({ rows: stalls });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const [stage, plan] = [page.getByText('舞台').element(), root.host].map((element) =>
      element.getBoundingClientRect(),
    );
    // Snaps to a whole seat, so the centre is at most half a seat and half the names' width off.
    expect(Math.abs((stage?.left ?? 0) + (stage?.width ?? 0) / 2 - 195)).toBeLessThan(45);
    expect(plan?.width).toBeLessThanOrEqual(390);
  });

  const box = () => {
    const scroller = page.getByRole('grid').element().parentElement?.parentElement;
    if (!scroller) throw new Error('no box around the house');
    return scroller;
  };
  /** Scrolls by touch, and waits until the box rests. */
  const scrollTo = async (left: number) => {
    const scroller = box();
    scroller.scrollTo({ left });
    let before = Number.NaN;
    await expect
      .poll(() => {
        const still = scroller.scrollLeft === before;
        before = scroller.scrollLeft;
        return still;
      })
      .toBe(true);
  };

  describe.each([
    ['a theatre', { rows: stalls }],
    ['1,200 seats', { rows: large }],
  ])('of %s', (_house, house) => {
    test.each([0, 0.31, 0.5, 0.77, 1])('at %d of the way no seat is cut, and every row has its name', async (share) => {
      await render(house);
      const scroller = box();
      await scrollTo((scroller.scrollWidth - scroller.clientWidth) * share);
      const { left, right } = scroller.getBoundingClientRect();
      for (const header of page.getByRole('rowheader').elements()) {
        const name = header.getBoundingClientRect();
        expect(name.left).toBeGreaterThanOrEqual(left);
        const first = header.nextElementSibling?.getBoundingClientRect();
        expect(Math.abs(name.top - (first?.top ?? 0))).toBeLessThan(1);
      }
      const names = Math.max(
        ...page
          .getByRole('rowheader')
          .elements()
          .map((header) => header.getBoundingClientRect().right)
          .filter((end) => end - left < 30),
        left,
      );
      const cut = [...scroller.querySelectorAll<HTMLElement>('[data-seat]')].filter((button) => {
        const seatBox = button.getBoundingClientRect();
        const whole = seatBox.left >= names - 0.5 && seatBox.right <= right + 0.5;
        return !whole && seatBox.right > names + 0.5 && seatBox.left < right - 0.5;
      });
      expect(cut.map((button) => button.dataset.seat)).toEqual([]);
    });

    test('the first seat of the widest row can be reached, beside the name of the row', async () => {
      await render(house);
      await scrollTo(0);
      const widest = house.rows.reduce((a, b) => (b.seats.length > a.seats.length ? b : a));
      const button = seat(widest.seats[0]?.place ?? '').element();
      const { left, top, width, height } = button.getBoundingClientRect();
      expect(button.contains(document.elementFromPoint(left + 3, top + height / 2))).toBe(true);
      expect(width).toBeGreaterThanOrEqual(44);
    });

    test('the stage is not higher than a few seats', async () => {
      await render(house);
      expect(page.getByText('舞台').element().parentElement?.getBoundingClientRect().height).toBeLessThan(100);
    });
  });

  test('the ring of a focused seat at the edge is whole', async () => {
    await render({ rows: stalls });
    goTo('Row K, seat 1');
    await userEvent.keyboard('{ArrowRight}{Home}');
    const { left, right } = box().getBoundingClientRect();
    const button = seat('Row K, seat 1').element();
    const { outlineWidth, outlineOffset, boxShadow } = getComputedStyle(button);
    const outside = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const seatBox = button.getBoundingClientRect();
    expect(seatBox.left - outside).toBeGreaterThanOrEqual(left);
    expect(seatBox.right + outside).toBeLessThanOrEqual(right);
    expect(boxShadow).toContain('inset');
  });

  test('a press calls `onOpenSeat` and does not choose the seat', async () => {
    const [onOpenSeat, onChange] = [vi.fn(), vi.fn()];
    await render({ onOpenSeat, onChange });
    await seat('Row F, seat 10').click();
    expect(onOpenSeat).toHaveBeenCalledExactlyOnceWith('F10');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a press on a sold seat does nothing', async () => {
    const onOpenSeat = vi.fn();
    await render({ onOpenSeat });
    await seat('Row F, seat 3').click({ force: true });
    expect(onOpenSeat).not.toHaveBeenCalled();
  });

  test('the seat whose sheet is open has a ring, and gets the focus when the sheet closes', async () => {
    await render({ openSeat: 'F10' });
    expect(getComputedStyle(seat('Row F, seat 10').element()).outlineStyle).toBe('solid');
    root.render(<Example openSeat={null} />);
    await expect.element(seat('Row F, seat 10')).toHaveFocus();
  });

  test('there is no label', async () => {
    await render();
    await userEvent.tab();
    await expect.element(seat('Row D, seat 1')).toHaveFocus();
    expect(label()).toBeNull();
  });
});

describe('SeatPlan: with a fine pointer', () => {
  test('a large house fits its box with seats of at least 24 px', async () => {
    await render({ rows: stalls });
    const { width } = page.getByRole('grid').element().getBoundingClientRect();
    expect(width).toBeLessThanOrEqual(1200);
    const cell = seat('Row F, seat 10').element();
    if (cell instanceof HTMLElement) expect(cell.offsetWidth).toBeGreaterThanOrEqual(24);
  });

  test('of 1,200 seats only the changed ones render again', async () => {
    let reads = 0;
    const watch = (one: PlanSeat): PlanSeat => ({
      ...one,
      get name() {
        reads += 1;
        return one.name;
      },
    });
    await render({ rows: large.map((row) => ({ ...row, seats: row.seats.map(watch) })) });
    expect(reads).toBeGreaterThanOrEqual(1200);
    const free = page.getByRole('button', { name: /HK\$220$/ }).first();
    reads = 0;
    await free.click();
    await expect.element(free).toHaveAttribute('aria-pressed', 'true');
    expect(reads).toBeLessThan(10);
  });
});
