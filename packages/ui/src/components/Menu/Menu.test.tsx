import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InDialog, InSheet, OnPage } from '../../testing/frames.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Menu, type MenuGroup, menuChoice } from './Menu.js';

const root = freshRoot();
const onClick = vi.fn();

beforeEach(() => {
  onClick.mockClear();
});

afterEach(() => {
  window.location.hash = '';
});

const actions: MenuGroup[] = [
  {
    items: [
      { id: 'print', label: 'Print', onClick: () => onClick('print') },
      { id: 'receipt', label: 'Receipt', detail: 'Opens a page', href: '#receipt' },
      {
        id: 'delivery',
        label: 'Delivery',
        disabledReason: 'Closed a week before the show.',
        onClick: () => onClick('delivery'),
      },
    ],
  },
  {
    label: 'The whole order',
    items: [{ id: 'cancel', label: 'Cancel', danger: true, onClick: () => onClick('cancel') }],
  },
];

const trigger = page.getByRole('button', { name: 'Order', exact: true });
const menu = page.getByRole('menu', { name: 'Order', exact: true });
const frame = page.getByRole('dialog', { name: 'Frame', exact: true });
const item = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}\\b`) });

describe.each([
  ['page', OnPage],
  ['dialog', InDialog],
  ['sheet', InSheet],
])('Menu in a %s', (_, Frame) => {
  const frameStays = async () => {
    if (Frame !== OnPage) await expect.element(frame).toBeVisible();
  };

  beforeEach(async () => {
    root.render(
      <Frame>
        <Menu label="Order" groups={actions} />
      </Frame>,
    );
    await expect.element(trigger).toHaveAttribute('aria-haspopup', 'true');
    await trigger.click();
    await expect.element(menu).toBeVisible();
  });

  test('is named by its button, which says that it is open', async () => {
    expect(document.querySelector('[aria-haspopup]')?.getAttribute('aria-expanded')).toBe('true');
    expect(menu.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
  });

  test('a press on an item runs its action, the menu closes, the focus returns', async () => {
    await item('Print').click();
    expect(onClick.mock.calls).toEqual([['print']]);
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    await frameStays();
  });

  test('arrow keys wrap, letters lead to an item, Enter runs its action', async () => {
    await userEvent.keyboard('{End}');
    await expect.element(item('Cancel')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Print')).toHaveFocus();
    await userEvent.keyboard('c');
    await expect.element(item('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick.mock.calls).toEqual([['cancel']]);
    await expect.element(trigger).toHaveFocus();
  });

  test('Escape closes it alone and returns the focus', async () => {
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
    await frameStays();
  });

  test('a press beside it closes it alone', async () => {
    await userEvent.click(document.documentElement, { position: { x: 2, y: 2 } });
    await expect.element(menu).not.toBeInTheDocument();
    await frameStays();
  });
});

describe('Menu', () => {
  const open = async (groups: MenuGroup[] = actions) => {
    root.render(<Menu label="Order" groups={groups} />);
    await trigger.click();
    await expect.element(menu).toBeVisible();
  };

  test('opens with arrow down, the focus on the first item', async () => {
    root.render(<Menu label="Order" groups={actions} />);
    await expect.element(trigger).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Print')).toHaveFocus();
  });

  test('an item with an address is a link, and a press follows it', async () => {
    await open();
    await expect.element(item('Receipt')).toHaveAttribute('href', '#receipt');
    await expect.element(item('Receipt')).toHaveAccessibleName('Receipt Opens a page');
    await item('Receipt').click();
    await expect.poll(() => window.location.hash).toBe('#receipt');
    expect(onClick).not.toHaveBeenCalled();
  });

  test('arrow keys reach a disabled item, which says why and does nothing', async () => {
    await open();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await expect.element(item('Delivery')).toHaveFocus();
    await expect.element(item('Delivery')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(item('Delivery')).toHaveAccessibleName('Delivery Closed a week before the show.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item('Delivery'), { force: true });
    expect(onClick).not.toHaveBeenCalled();
    await expect.element(menu).toBeVisible();
  });

  test('a rule divides the groups, and a group has its name', async () => {
    await open();
    expect(page.getByRole('separator').elements()).toHaveLength(1);
    await expect.element(page.getByRole('group', { name: 'The whole order', exact: true })).toBeVisible();
  });
});

describe('Menu of choices', () => {
  function Example() {
    const [order, setOrder] = useState<('date' | 'price' | 'rank')[]>(['date']);
    const [columns, setColumns] = useState<('venue' | 'seat' | 'points')[]>(['venue']);
    return (
      <>
        <Menu
          label="Order"
          groups={[
            menuChoice({
              label: 'Sort',
              choice: 'one',
              value: order,
              onChange: setOrder,
              options: [
                { value: 'date', label: 'By date' },
                { value: 'price', label: 'By price' },
                { value: 'rank', label: 'By rank', disabledReason: 'Log in first.' },
              ],
            }),
            menuChoice({
              label: 'Columns',
              choice: 'several',
              value: columns,
              onChange: setColumns,
              options: [
                { value: 'venue', label: 'Venue' },
                { value: 'seat', label: 'Seat' },
                { value: 'points', label: 'Points', disabledReason: 'Log in first.' },
              ],
            }),
          ]}
        />
        <output>{[...order, ...columns].join(' ')}</output>
      </>
    );
  }

  const radio = (name: string) => page.getByRole('menuitemradio', { name: new RegExp(`^${name}\\b`) });
  const box = (name: string) => page.getByRole('menuitemcheckbox', { name: new RegExp(`^${name}\\b`) });
  const chosen = () => root.host.querySelector('output')?.textContent;

  beforeEach(async () => {
    root.render(<Example />);
    await trigger.click();
    await expect.element(menu).toBeVisible();
  });

  test('one: ticked, exclusive, and never none', async () => {
    await expect.element(radio('By date')).toHaveAttribute('aria-checked', 'true');
    await radio('By price').click();
    await expect.poll(chosen).toBe('price venue');
    await trigger.click();
    await expect.element(radio('By price')).toHaveAttribute('aria-checked', 'true');
    await radio('By price').click();
    await expect.element(menu).not.toBeInTheDocument();
    expect(chosen()).toBe('price venue');
  });

  test('several: each on its own, the menu stays open', async () => {
    await box('Seat').click();
    await expect.element(box('Seat')).toHaveAttribute('aria-checked', 'true');
    await box('Venue').click();
    await expect.element(box('Venue')).toHaveAttribute('aria-checked', 'false');
    await expect.poll(chosen).toBe('date seat');
    await expect.element(menu).toBeVisible();
  });

  test('a press on a disabled choice changes nothing', async () => {
    await userEvent.click(radio('By rank'), { force: true });
    await userEvent.click(box('Points'), { force: true });
    await box('Seat').click();
    await expect.poll(chosen).toBe('date venue seat');
  });
});
