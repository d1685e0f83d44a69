import type { Favourite, FavouriteStanding } from '@first-gong/domain';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { eventsIn, today } from '../../shared/story/index.js';
import { FavouritesScreen, type FavouritesState } from './FavouritesScreen.js';

const root = screenRoot();
const onRetry = vi.fn();

const favourite = (place: number, standing: FavouriteStanding): Favourite => {
  const event = eventsIn('en_us')[place];
  if (!event) throw new Error('The cast has fewer events.');
  return { ...event, flags: standing === 'soldOut' ? ['soldOut'] : [], standing };
};

/** The page with stateful hearts. */
function Member({ state }: { state: FavouritesState }) {
  const [removed, setRemoved] = useState<string[]>([]);
  return (
    <FavouritesScreen
      state={state}
      layout="comfortable"
      today={today}
      hearts={({ id, likes }) => ({
        likes,
        checked: !removed.includes(id),
        onChange: (kept) => setRemoved(kept ? [] : [id]),
      })}
      onRetry={onRetry}
    />
  );
}

const show = (state: FavouritesState) => root.render(<Member state={state} />);
const showAll = (...favourites: Favourite[]) => show({ kind: 'ready', favourites });

test('§2 favourites to come are apart from those that are over, which lead nowhere', async () => {
  const [next, over] = [favourite(0, 'onSale'), favourite(1, 'over')];
  showAll(next, over);
  await expect
    .element(page.getByRole('heading', { level: 2, name: words.favourites.upcoming, exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: words.favourites.over, exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: new RegExp(`^${next.title}`) })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 3, name: over.title, exact: true })).toBeVisible();
  expect(page.getByRole('link', { name: new RegExp(`^${over.title}`) }).elements()).toEqual([]);
});

test('§2 sold out and back on sale are words on the card, and what is back is named first', async () => {
  const back = favourite(1, 'backOnSale');
  showAll(favourite(0, 'soldOut'), back);
  await expect.element(page.getByText('1 of your favourites is back on sale')).toBeVisible();
  await expect.element(page.getByText(`Tickets of ${back.title} were sold out`)).toBeVisible();
  const [soldOut, backOnSale] = page.getByRole('article').elements();
  expect(soldOut?.textContent).toContain(words.common.flagSoldOut);
  expect(backOnSale?.textContent).toContain(words.favourites.backOnSale);
});

test('§2 a removed favourite is restored at its place by keyboard, and the focus stays there', async () => {
  const [first, second, third] = [favourite(0, 'onSale'), favourite(1, 'onSale'), favourite(2, 'onSale')];
  showAll(first, second, third);
  const heart = page.getByRole('button', { name: new RegExp(`^Add ${second.title} to my favourites`) });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  (heart.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  const undo = page.getByRole('button', { name: `Undo: keep ${second.title} in my favourites`, exact: true });
  await expect.element(undo).toHaveFocus();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/2$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(heart).toHaveFocus();
  const titles = page.getByRole('heading', { level: 3 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual([first, second, third].map(({ title }) => title));
});

test('an empty list says how events come here, and leads on', async () => {
  showAll();
  await expect.element(page.getByRole('heading', { name: words.common.noRecordsFound, exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: words.favourites.browse, exact: true })).toBeVisible();
});

test('a list that could not be loaded is asked for again', async () => {
  show({ kind: 'failed', failure: { kind: 'timeOut' } });
  await page.getByRole('button', { name: words.common.tryAgain, exact: true }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a list on its way is a page with its heading', async () => {
  show({ kind: 'loading' });
  await expect
    .element(page.getByRole('heading', { level: 1, name: words.common.favourites, exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(words.favourites.loading)).toBeVisible();
});
