import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../components/Dialog/index.js';
import { Popover as PopoverPanel } from '../../components/Popover/Popover.js';
import { Select } from '../../components/Select/index.js';
import { InDialog, InSheet } from '../../testing/frames.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { useOverlayInDialog } from './useOverlayInDialog.js';

const root = freshRoot();

beforeEach(() => {
  // On a scrolled page, document and screen coordinates differ.
  root.host.style.blockSize = '3000px';
  window.scrollTo(0, 700);
});

function Overlay() {
  const { anchorRef, container } = useOverlayInDialog();
  const [chosen, setChosen] = useState('');
  return (
    <div ref={anchorRef}>
      <MenuTrigger>
        <Button>Options {chosen}</Button>
        <Popover UNSTABLE_portalContainer={container} offset={4} placement="bottom start">
          <Menu style={{ background: 'white' }} onAction={(key) => setChosen(String(key))}>
            {[0, 1, 2, 3, 4].map((row) => (
              <MenuItem key={row} id={`row ${row}`} style={{ blockSize: '40px', inlineSize: '120px' }}>
                Row {row}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}

/** Longer than the screen and scrolled, so that the scroll box determines the trigger's position. */
function InLongSheet({ children }: { children: ReactNode }) {
  return (
    <InSheet>
      <div style={{ blockSize: '1500px' }} />
      {children}
      <div style={{ blockSize: '100px' }} />
    </InSheet>
  );
}

function OnPage({ children }: { children: ReactNode }) {
  return <div style={{ paddingBlockStart: '800px' }}>{children}</div>;
}

const trigger = page.getByRole('button', { name: /Options/ });
const menu = page.getByRole('menu');
const frame = page.getByRole('dialog', { name: 'Frame', exact: true });

const focus = (locator: typeof menu) => {
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
};
const box = (locator: typeof menu) => locator.element().getBoundingClientRect();

describe.each([
  ['page', OnPage],
  ['dialog', InDialog],
  ['sheet', InSheet],
  ['long sheet', InLongSheet],
])('useOverlayInDialog in a %s', (_, Frame) => {
  beforeEach(() => {
    root.render(
      <Frame>
        <Overlay />
      </Frame>,
    );
  });

  test('lies at its trigger and is not clipped', async () => {
    await expect.element(trigger).toBeVisible();
    // Dialog and sheet are still animating.
    const rising = document.getAnimations();
    if (Frame !== OnPage) expect(rising).toHaveLength(1);
    const button = trigger.element();
    button.scrollIntoView({ block: 'nearest' });
    if (button instanceof HTMLElement) button.click();
    await expect.element(menu).toBeVisible();
    await Promise.all(rising.map(({ finished }) => finished));
    const gap = () => {
      const [list, at] = [box(menu), box(trigger)];
      return list.top >= at.bottom ? list.top - at.bottom : at.top - list.bottom;
    };
    // React Aria rounds to whole pixels.
    await expect.poll(() => Math.abs(gap() - 4)).toBeLessThan(1);
    expect(Math.abs(box(menu).left - box(trigger).left)).toBeLessThan(14);
    for (const item of page.getByRole('menuitem').elements()) {
      const { left, top, width, height } = item.getBoundingClientRect();
      expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(item);
    }
  });

  test('takes a press', async () => {
    await trigger.click();
    await page.getByRole('menuitem', { name: 'Row 3', exact: true }).click();
    await expect.element(trigger).toHaveAccessibleName('Options row 3');
  });

  test('takes the focus and keys, and returns the focus', async () => {
    await expect.element(trigger).toBeVisible();
    focus(trigger);
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Row 1', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(trigger).toHaveAccessibleName('Options row 1');
    await expect.element(trigger).toHaveFocus();
  });

  test('is not hidden from assistive technology', async () => {
    await trigger.click();
    await expect.element(menu).toBeVisible();
    expect(menu.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
  });

  test('Escape closes it alone and returns the focus', async () => {
    await trigger.click();
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    if (Frame !== OnPage) await expect.element(frame).toBeVisible();
  });
});

describe.each([
  ['dialog', InDialog],
  ['sheet', InSheet],
])('useOverlayInDialog in a %s', (_, Frame) => {
  beforeEach(async () => {
    root.render(
      <Frame>
        <Overlay />
      </Frame>,
    );
    await trigger.click();
    await expect.element(menu).toBeVisible();
  });

  const press = (x: number, y: number) => userEvent.click(document.documentElement, { position: { x, y } });

  test('a press elsewhere in it closes the overlay alone', async () => {
    const { right, top } = box(frame);
    // The position is relative to the page, which is scrolled.
    await press(right - 40 + window.scrollX, top + 30 + window.scrollY);
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(frame).toBeVisible();
  });

  test('a press beside it closes the overlay alone', async () => {
    await press(2 + window.scrollX, 2 + window.scrollY);
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(frame).toBeVisible();
  });

  test('the next Escape closes the dialog', async () => {
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(frame).not.toBeInTheDocument();
  });
});

describe('two overlays at once', () => {
  const resized = vi.fn();
  beforeEach(() => {
    resized.mockReset();
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  });

  test('the overlays of a dialog share one place in it, and none of them sends a resize of its own', async () => {
    root.render(
      <InSheet>
        <Overlay />
        <Select
          label="Area"
          name="area"
          value=""
          onChange={() => {}}
          options={[{ value: 'central', label: 'Central' }]}
          placeholder="Choose"
          emptyLabel="None"
        />
      </InSheet>,
    );
    await trigger.click();
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: /Area/ }).click();
    await expect.element(page.getByRole('option', { name: 'Central', exact: true })).toBeVisible();
    expect(document.querySelectorAll('[data-overlay-host]')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(frame).toBeVisible();
    expect(resized).not.toHaveBeenCalled();
  });

  test('of a dialog over a popover, Escape closes the dialog alone, and the next one the popover', async () => {
    function DialogOverPopover() {
      const [asking, setAsking] = useState(false);
      return (
        <OnPage>
          <PopoverPanel label="Basket" title="Your basket" closeLabel="Close">
            <button type="button" onClick={() => setAsking(true)}>
              Empty it
            </button>
          </PopoverPanel>
          <Dialog
            open={asking}
            onOpenChange={setAsking}
            title="Frame"
            description="All seats go back on sale."
            actions={<button type="button">Keep</button>}
          />
        </OnPage>
      );
    }
    root.render(<DialogOverPopover />);
    await page.getByRole('button', { name: 'Basket', exact: true }).click();
    const ask = page.getByRole('button', { name: 'Empty it', exact: true });
    await ask.click();
    await expect.element(page.getByRole('button', { name: 'Keep', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(frame).not.toBeInTheDocument();
    await expect.element(ask).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(ask).not.toBeInTheDocument();
  });
});
