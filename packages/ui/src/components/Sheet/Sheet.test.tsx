import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button } from '../Button/index.js';
import { Sheet } from './Sheet.js';

const root = freshRoot();

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Display</Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Display settings"
        closeLabel="Close"
        actions={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <p>Text size, theme, language.</p>
        <div style={{ blockSize: '2000px' }} />
      </Sheet>
    </>
  );
}

beforeEach(() => {
  root.render(<Example />);
});

const opener = page.getByRole('button', { name: 'Display', exact: true });
const sheet = page.getByRole('dialog', { name: 'Display settings', exact: true });
const close = page.getByRole('button', { name: 'Close', exact: true });
const done = page.getByRole('button', { name: 'Done', exact: true });

const open = async () => {
  await opener.click();
  await expect.element(sheet).toBeVisible();
};

describe('Sheet', () => {
  test('takes the focus and keeps it inside', async () => {
    await open();
    await expect.element(close).toHaveFocus();
    await userEvent.tab();
    await expect.element(done).toHaveFocus();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
  });

  test('2.4.7 at 400 % the control that the keyboard reaches is in view, also from the first to the last one', async () => {
    await page.viewport(320, 256);
    root.render(
      <Sheet open onOpenChange={() => {}} title="Display settings" closeLabel="Close">
        <div style={{ blockSize: '2000px' }} />
        <a href="#help">Help</a>
      </Sheet>,
    );
    await expect.element(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    const help = page.getByRole('link', { name: 'Help', exact: true });
    await expect.element(help).toHaveFocus();
    await expect.element(help).toBeInViewport();
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'Escape that ends a composition (%o) leaves the sheet open',
    async (composition) => {
      await open();
      const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...composition });
      sheet.element().dispatchEvent(press);
      await userEvent.tab();
      await expect.element(done).toHaveFocus();
      await expect.element(sheet).toBeVisible();
    },
  );

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => close.click()],
    ['an action', () => done.click()],
  ])('closed with %s it returns the focus to the button that opened it', async (_way, leave) => {
    await open();
    await leave();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('a press on the page behind closes it', async () => {
    await open();
    await userEvent.click(document.documentElement, { position: { x: 2, y: 2 } });
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test('two actions that do not fit beside each other are below each other, with all their words', async () => {
    await page.viewport(320, 640);
    root.render(
      <Sheet
        open
        onOpenChange={() => {}}
        title="Row F, seat 10"
        closeLabel="Close"
        actions={
          <>
            <Button>Back to the seat plan</Button>
            <Button>Select for HK$1,280</Button>
          </>
        }
      >
        Zone B
      </Sheet>,
    );
    const back = page.getByRole('button', { name: 'Back to the seat plan', exact: true });
    const select = page.getByRole('button', { name: 'Select for HK$1,280', exact: true });
    await expect.element(select).toBeVisible();
    const { bottom } = back.element().getBoundingClientRect();
    const { top, width } = select.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(bottom);
    expect(width).toBeGreaterThan(250);
    await page.viewport(414, 896);
  });

  test.each([
    ['end', 'rtl', 'left'],
    ['end', 'ltr', 'right'],
    ['start', 'ltr', 'left'],
  ] as const)(
    'a drawer at the %s (%s) has the height of the screen and its actions at the end',
    async (side, dir, edge) => {
      await page.viewport(1000, 700);
      document.documentElement.dir = dir;
      root.render(
        <Sheet open onOpenChange={() => {}} side={side} title="Cart" closeLabel="Close" actions={<Button>Done</Button>}>
          Two seats
        </Sheet>,
      );
      const drawer = page.getByRole('dialog', { name: 'Cart', exact: true });
      await expect.element(drawer).toBeVisible();
      const box = drawer.element().getBoundingClientRect();
      expect(box[edge]).toBe(edge === 'left' ? 0 : 1000);
      expect([box.top, box.height]).toEqual([0, 700]);
      expect(box.width).toBeLessThan(500);
      expect(done.element().parentElement?.getBoundingClientRect().bottom).toBe(700);
      document.documentElement.dir = 'ltr';
      await page.viewport(414, 896);
    },
  );

  test('leaves part of the page visible, and keeps its actions in view with long content', async () => {
    await open();
    await expect.element(done).toBeInViewport();
    expect(sheet.element().getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.88 + 1);
  });
});
