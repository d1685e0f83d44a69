import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { SeatPlan } from '../SeatPlan/index.js';
import { planRow } from '../SeatPlan/SeatPlan.fixtures.js';
import { SeatSheet, type SeatSheetProps } from './SeatSheet.js';

const root = freshRoot();

beforeEach(async () => {
  await page.viewport(390, 800);
});

const rows = [planRow({ row: 'F', zone: 'B', price: 280, blocks: [12], sold: () => false })];

/** A plan on a phone with its sheet. */
function Example({ onChange = () => {} }: Partial<Pick<SeatSheetProps, 'onChange'>>) {
  const [open, setOpen] = useState<string | null>(null);
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <SeatPlan
        label="座位圖"
        id="seats"
        stage={{ type: 'screen', label: '銀幕' }}
        rows={rows}
        value={value}
        onChange={setValue}
        openSeat={open}
        onOpenSeat={setOpen}
      />
      <SeatSheet
        open={open !== null}
        onOpenChange={() => setOpen(null)}
        closeLabel="關閉"
        title="Row F, seat 7"
        seat={{ zone: 'B', state: value.includes('F7') ? 'selected' : 'free' }}
        section="M2 堂座中"
        position="B 區 ・ 正對舞台"
        price="HK$280"
        view={{ title: '視野', text: '前方無遮擋。' }}
        cancelLabel="取消"
        selectLabel="選取 ・ HK$280"
        onChange={(selected) => {
          onChange(selected);
          setValue(selected && open !== null ? [open] : []);
          setOpen(null);
        }}
      />
    </>
  );
}

const seat = page.getByRole('button', { name: /^Row F, seat 7/ });
const sheet = page.getByRole('dialog', { name: 'Row F, seat 7', exact: true });
const open = async (props = {}) => {
  root.render(<Example {...props} />);
  await seat.click();
  await expect.element(sheet).toBeVisible();
};

describe('SeatSheet', () => {
  test('gives position, view and price of the tapped seat', async () => {
    await open();
    await expect.element(sheet).toHaveTextContent(/M2 堂座中.*B 區 ・ 正對舞台.*HK\$280.*前方無遮擋/);
  });

  test('Select names the price, selects the seat and closes; the seat has the focus again', async () => {
    const onChange = vi.fn();
    await open({ onChange });
    await page.getByRole('button', { name: '選取 ・ HK$280', exact: true }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(seat).toHaveAttribute('aria-pressed', 'true');
    await expect.element(seat).toHaveFocus();
  });

  test('on a selected seat the same button gives the seat up', async () => {
    const onChange = vi.fn();
    await open();
    await page.getByRole('button', { name: '選取 ・ HK$280', exact: true }).click();
    await open({ onChange });
    await page.getByRole('button', { name: '選取 ・ HK$280', exact: true }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(seat).toHaveAttribute('aria-pressed', 'false');
  });

  test('the seat stays in view above the sheet', async () => {
    root.host.style.padding = '1000px 0';
    await open();
    const { top } = sheet.element().getBoundingClientRect();
    // The sheet may cover 88% of the window's height.
    const { bottom } = (root.host.querySelector('[data-open]') ?? root.host).getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(Math.min(top, 0.12 * 800));
    expect(bottom).toBeGreaterThan(44);
  });

  test.each([
    ['Cancel', () => page.getByRole('button', { name: '取消', exact: true }).click()],
    ['the cross', () => page.getByRole('button', { name: '關閉', exact: true }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s closes it without choosing, and the seat has the focus again', async (_name, close) => {
    await open();
    await close();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(seat).toHaveAttribute('aria-pressed', 'false');
    await expect.element(seat).toHaveFocus();
  });

  test('on a phone a long name of the section keeps most of the width, and the price is below it', async () => {
    root.render(
      <SeatSheet
        open
        onOpenChange={() => {}}
        closeLabel="Close"
        title="Row F, seat 10"
        seat={{ zone: 'B' }}
        section="Stalls, centre block M2"
        position="Zone B, facing the stage, slightly to the left of its middle"
        price="HK$1,380"
        cancelLabel="Cancel"
        selectLabel="Select"
        onChange={() => {}}
      />,
    );
    const section = page.getByText('Stalls, centre block M2');
    await expect.element(section).toBeVisible();
    expect(section.element().getBoundingClientRect().width).toBeGreaterThan(240);
    const price = page.getByText('HK$1,380').element().getBoundingClientRect();
    expect(price.top).toBeGreaterThan(section.element().getBoundingClientRect().bottom);
  });
});
