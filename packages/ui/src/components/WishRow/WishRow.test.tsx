import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button } from '../Button/index.js';
import { WishRow, type WishState } from './WishRow.js';

const root = freshRoot();

const wish = (title: string, state: WishState = 'matching') => ({
  poster: { seed: title, interest: 'music', lines: [title], lang: 'en' } as const,
  title,
  facts: ['21 Nov Sat 20:00', 'Stalls', 'HK$240 × 2'],
  state,
  stateLabel: `In state ${state}`,
  action: <Button>Cancel {title}</Button>,
});

function Wishes() {
  const [order, setOrder] = useState(['Tide Table', 'Half Moon', 'Kite Day']);
  const move = (from: number, to: number) => () => {
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    setOrder(next);
  };
  return (
    <ol>
      {order.map((title, index) => (
        <WishRow
          key={title}
          {...wish(title)}
          rank={index + 1}
          rankLabel={`Wish ${index + 1}`}
          reorder={{
            upLabel: `Move ${title} up`,
            downLabel: `Move ${title} down`,
            onUp: index > 0 ? move(index, index - 1) : undefined,
            onDown: index < 2 ? move(index, index + 1) : undefined,
            onMoveTo: (rank) => move(index, rank - 1)(),
          }}
        />
      ))}
    </ol>
  );
}

const up = (title: string) => page.getByRole('button', { name: `Move ${title} up`, exact: true });
const down = (title: string) => page.getByRole('button', { name: `Move ${title} down`, exact: true });
const titles = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);

describe('WishRow', () => {
  test('§3 is a list item with its rank, its title, its facts and its state in words', async () => {
    root.render(
      <ol>
        <WishRow {...wish('Tide Table', 'pointsPaid')} rank={4} rankLabel="Wish 4" note="Waiting for the card." />
      </ol>,
    );
    const row = page.getByRole('listitem');
    await expect.element(row.getByText('Wish 4')).toBeInTheDocument();
    await expect.element(row.getByRole('heading', { name: 'Tide Table', exact: true })).toBeVisible();
    await expect.element(row.getByText('HK$240 × 2')).toBeVisible();
    await expect.element(row.getByText('In state pointsPaid')).toBeVisible();
    await expect.element(row.getByText('Waiting for the card.')).toBeVisible();
    await expect.element(row.getByRole('button', { name: 'Cancel Tide Table', exact: true })).toBeVisible();
  });

  test('§4 no two of the eight states have the same icon', async () => {
    const states = [
      ...(['saved', 'matching', 'matched', 'pointsNotPaid'] as const),
      ...(['pointsPaid', 'bought', 'paymentFailed', 'cancelled'] as const),
    ];
    root.render(
      <ol>
        {states.map((state, index) => (
          <WishRow key={state} {...wish('Tide Table', state)} rank={index + 1} rankLabel={`Wish ${index + 1}`} />
        ))}
      </ol>,
    );
    await expect.element(page.getByText('In state cancelled')).toBeVisible();
    const icons = states.map((state) =>
      page
        .getByText(`In state ${state}`, { exact: true })
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

  test('without `reorder` it has no move buttons', async () => {
    root.render(
      <ol>
        <WishRow {...wish('Tide Table')} rank={1} rankLabel="Wish 1" />
      </ol>,
    );
    await expect.element(page.getByRole('button')).toHaveAccessibleName('Cancel Tide Table');
    expect(page.getByRole('button').elements()).toHaveLength(1);
  });
});
