import { matchingStatuses, type WishListItem } from '@first-gong/domain';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { wishIn } from '../../shared/story/index.js';
import { WishRow, type WishRowProps } from './WishRow.js';

const root = screenRoot();

const titled = (title: string, changes: Partial<WishListItem> = {}): WishListItem => {
  const wish = wishIn('en_us', 'matching', { wishId: title, ...changes });
  return { ...wish, event: { ...wish.event, title } };
};

const row = (wish: WishListItem, rank = 1, order: WishRowProps['order'] = null) => (
  <WishRow
    key={wish.wishId}
    wish={wish}
    rank={rank}
    isNext={false}
    state={{ balance: null, busy: null }}
    order={order}
    onAction={() => {}}
    onAsk={() => {}}
  />
);

const show = (...rows: ReturnType<typeof row>[]) => root.render(<ol>{rows}</ol>);

function Wishes() {
  const [order, setOrder] = useState(['Tide Table', 'Half Moon', 'Kite Day']);
  const move = (from: number) => (place: number) => {
    const next = [...order];
    next.splice(place - 1, 0, ...next.splice(from, 1));
    setOrder(next);
  };
  return (
    <ol>
      {order.map((title, index) => row(titled(title), index + 1, { place: index + 1, last: 3, onMoveTo: move(index) }))}
    </ol>
  );
}

const up = (title: string) => page.getByRole('button', { name: new RegExp(`^Move up: ${title}`) });
const down = (title: string) => page.getByRole('button', { name: new RegExp(`^Move down: ${title}`) });
const titles = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);

describe('a wish', () => {
  test('§3 is a list item with its rank, its title, its facts and its state in words', async () => {
    show(row(titled('Tide Table', { matchingStatus: 'pointsPaid', pointsPaid: 1760 }), 4));
    const item = page.getByRole('listitem');
    await expect.element(item.getByText('Wish 4')).toBeInTheDocument();
    await expect.element(item.getByRole('heading', { name: 'Tide Table', exact: true })).toBeVisible();
    await expect.element(item.getByText(/^HK\$880 × 2/)).toBeVisible();
    await expect.element(item.getByText(words.wishList.state_pointsPaid, { exact: true })).toBeVisible();
    await expect.element(item.getByText(/1,760/).last()).toBeVisible();
  });

  test('§4 no two of the eight states have the same icon', async () => {
    show(...matchingStatuses.map((matchingStatus, index) => row(wishIn('en_us', matchingStatus), index + 1)));
    await expect.element(page.getByText(words.wishList.state_cancelled, { exact: true })).toBeVisible();
    const icons = matchingStatuses.map((status) =>
      page
        .getByText(words.wishList[`state_${status}`], { exact: true })
        .first()
        .element()
        .parentElement?.querySelector('path')
        ?.getAttribute('d'),
    );
    expect(new Set(icons).size).toBe(8);
  });

  test('moves by one place, and the focus moves along', async () => {
    root.render(<Wishes />);
    await down('Tide Table').click();
    expect(titles()).toEqual(['Half Moon', 'Tide Table', 'Kite Day']);
    await expect.element(down('Tide Table')).toHaveFocus();
    await up('Kite Day').click();
    expect(titles()).toEqual(['Half Moon', 'Kite Day', 'Tide Table']);
    await expect.element(up('Kite Day')).toHaveFocus();
  });

  test('at the end of the list the button is disabled and the focus moves to the other one', async () => {
    root.render(<Wishes />);
    await expect.element(up('Tide Table')).toBeDisabled();
    await expect.element(down('Kite Day')).toBeDisabled();
    up('Half Moon').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Half Moon', 'Tide Table', 'Kite Day']);
    await expect.element(up('Half Moon')).toBeDisabled();
    await expect.element(down('Half Moon')).toHaveFocus();
  });

  test('at the other end too, and not to a button of the row that made room', async () => {
    root.render(<Wishes />);
    await expect.element(down('Kite Day')).toBeDisabled();
    down('Half Moon').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Tide Table', 'Kite Day', 'Half Moon']);
    await expect.element(down('Half Moon')).toBeDisabled();
    await expect.element(up('Half Moon')).toHaveFocus();
  });

  test('its rank can be dragged to another row, and a drop beside the list changes nothing', async () => {
    root.render(<Wishes />);
    const rank = (place: string) => page.getByText(place, { exact: true });
    await userEvent.dragAndDrop(rank('1'), rank('3'));
    expect(titles()).toEqual(['Half Moon', 'Kite Day', 'Tide Table']);
    await userEvent.dragAndDrop(rank('3'), rank('2'));
    expect(titles()).toEqual(['Half Moon', 'Tide Table', 'Kite Day']);
    await userEvent.dragAndDrop(rank('1'), page.elementLocator(document.documentElement), {
      targetPosition: { x: 2, y: window.innerHeight - 2 },
    });
    expect(titles()).toEqual(['Half Moon', 'Tide Table', 'Kite Day']);
    expect(root.host.querySelector('[data-drop], [data-dragged]')).toBeNull();
  });

  test('a wish that keeps its place has no move buttons', async () => {
    show(row(titled('Tide Table')));
    await expect.element(page.getByRole('button')).toHaveAccessibleName(/Tide Table/);
    expect(page.getByRole('button').elements()).toHaveLength(1);
  });
});
