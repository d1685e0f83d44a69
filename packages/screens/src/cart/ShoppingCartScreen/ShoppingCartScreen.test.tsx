import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Announcer } from '../../shared/Announcer.js';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { cartOf, itemIn, nothingTried, releasedIn } from '../../shared/story/index.js';
import { readyCart } from './readyCart.js';
import { ShoppingCartScreen } from './ShoppingCartScreen.js';

const lang = 'en_us';

const onRemove = vi.fn();
const onHoldAgain = vi.fn<(holdIds: readonly string[]) => void>();
const onDismissReleased = vi.fn<(holdIds: readonly string[]) => void>();
const root = screenRoot();

afterEach(() => {
  vi.clearAllMocks();
});

const show = (...ready: Parameters<typeof readyCart>) =>
  root.render(
    <Announcer>
      <ShoppingCartScreen
        state={readyCart(...ready)}
        onRemove={onRemove}
        onHoldAgain={onHoldAgain}
        onDismissReleased={onDismissReleased}
        onRetry={() => {}}
      />
    </Announcer>,
  );

const checkOut = page.getByRole('link', { name: words.cart.checkOut, exact: true }).first();
const news = page.getByRole('status').last();
const released = (name: 'whale' | 'nightsail', at: string) => ({ ...releasedIn(lang, name), at });
const both = [released('whale', '2026-11-20T13:00:00.000Z'), released('nightsail', '2026-11-20T13:10:00.000Z')];
const ids = both.map(({ holdId }) => holdId);

describe('§4 when the hold runs out', () => {
  test('the focus of the button that has gone is at the heading that says so, and nothing else says it again', async () => {
    show(cartOf([itemIn(lang, 'whale')]));
    await expect.element(checkOut).toBeVisible();
    (checkOut.element() as HTMLElement).focus();
    show(cartOf([], { released: [releasedIn(lang, 'whale')] }), { secondsLeft: 0 });
    await expect.element(page.getByRole('heading', { name: words.cart.timeUp, exact: true })).toHaveFocus();
    await expect.element(news).not.toHaveTextContent(words.cart.allReleased);
  });

  test('a reader whose focus is elsewhere keeps it and hears of it', async () => {
    show(cartOf([itemIn(lang, 'whale')]));
    await expect.element(checkOut).toBeVisible();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    show(cartOf([], { released: [releasedIn(lang, 'whale')] }), { secondsLeft: 0 });
    await expect.element(news).toHaveTextContent(words.cart.allReleased);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

test('says what has come into the cart, and until when', async () => {
  show(cartOf([itemIn(lang, 'whale')]), { added: { event: 'The Whale in the Cage Home', tickets: 3 } });
  await expect
    .element(news)
    .toHaveTextContent('Added to your cart: The Whale in the Cage Home, 3 tickets. All seats are held until 21:12.');
});

describe('4.1.3 when seats leave the cart', () => {
  const [first, second, third] = [itemIn(lang, 'whale'), itemIn(lang, 'nightsail'), itemIn(lang, 'lion')];
  const removed = { event: 'Night Sailing', tickets: 2 };
  const remove = page.getByRole('button', { name: /^Remove/ });
  const focusOn = async (place: number) => {
    await expect.element(remove.nth(place)).toBeVisible();
    (remove.nth(place).element() as HTMLElement).focus();
  };

  test('one sentence says which, and the focus goes to the button of the next ones', async () => {
    show(cartOf([first, second, third]), { added: { event: 'Night Sailing', tickets: 2 } });
    await expect.element(news).toHaveTextContent(/^Added to your cart: Night Sailing/);
    await focusOn(1);
    show(cartOf([first, third]), { removed });
    await expect.element(remove.nth(1)).toHaveFocus();
    await expect.element(news).toHaveTextContent(/^Removed from your cart: Night Sailing, 2 tickets\.$/);
  });

  test('the focus goes to the heading, into view, after the last ones', async () => {
    const space = document.body.appendChild(document.createElement('div'));
    space.style.blockSize = '3000px';
    show(cartOf([second]));
    await focusOn(0);
    scrollTo(0, 1000);
    show(cartOf([]), { removed, secondsLeft: 0 });
    const title = page.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveFocus();
    await expect.element(title).toBeInViewport();
    await expect
      .element(news)
      .toHaveTextContent('Removed from your cart: Night Sailing, 2 tickets. Your cart is empty.');
    space.remove();
  });

  test('held again, they do not take the focus to a button that removes them', async () => {
    show(cartOf([], { released: both }), { secondsLeft: 0 });
    const again = page.getByRole('button', { name: 'Hold all 5 seats again', exact: true });
    await expect.element(again).toBeVisible();
    (again.element() as HTMLElement).focus();
    show(cartOf([first, second]));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('nothing says any more until when they are held once their time is over', async () => {
    show(cartOf([first]), { added: { event: 'The Whale in the Cage Home', tickets: 3 } });
    await expect.element(news).toHaveTextContent(/held until/);
    await focusOn(0);
    show(cartOf([], { released: [releasedIn(lang, 'whale')] }), { secondsLeft: 0 });
    await expect.element(page.getByRole('heading', { name: words.cart.timeUp, exact: true })).toHaveFocus();
    await expect.element(news).not.toHaveTextContent(/held until/);
  });
});

test.each([true, false])('the slip tears only when seats have just been held (%s)', async (held) => {
  show(cartOf([itemIn(lang, 'whale')]), { added: held ? { event: 'The Whale in the Cage Home', tickets: 3 } : null });
  await expect.element(checkOut).toBeVisible();
  expect(root.host.getAnimations({ subtree: true }).length > 0).toBe(held);
});

test('§1 an order of online programmes alone has no word about a courier', async () => {
  show(cartOf([itemIn(lang, 'electro')]));
  await expect.element(page.getByText(words.cart.totalNoteOnline)).toBeVisible();
});

describe('§4 what has left the cart', () => {
  test('is listed newest first, and held again or dismissed together', async () => {
    show(cartOf([], { released: both }));
    await expect.element(page.getByRole('heading', { name: words.cart.timeUp, exact: true })).toBeVisible();
    const titles = page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
    expect(titles.slice(1)).toEqual(['Night Sailing: Lam Ting-hoi Live', 'The Whale in the Cage Home']);
    await page.getByRole('button', { name: 'Hold all 5 seats again', exact: true }).click();
    expect(onHoldAgain).toHaveBeenCalledExactlyOnceWith(ids);
    await page.getByRole('button', { name: words.cart.releasedDismissAll, exact: true }).click();
    expect(onDismissReleased).toHaveBeenCalledExactlyOnceWith(ids);
  });

  test('is held again and dismissed one by one, with buttons and links that name the event', async () => {
    show(cartOf([], { released: both }));
    await page
      .getByRole('button', { name: 'Hold these 3 seats again The Whale in the Cage Home', exact: true })
      .click();
    expect(onHoldAgain).toHaveBeenCalledExactlyOnceWith([ids[0]]);
    await page.getByRole('button', { name: 'Dismiss The Whale in the Cage Home', exact: true }).click();
    expect(onDismissReleased).toHaveBeenCalledExactlyOnceWith([ids[0]]);
    const names = page
      .getByRole('link', { name: new RegExp(`^${words.cart.releasedChoose}`) })
      .elements()
      .map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(2);
  });

  test('is not offered again where it is not free: the row says so and leads to the event', async () => {
    const refused = { holdId: ids[0] ?? '', why: words.errors.seatTaken };
    show(cartOf([], { released: both }), { again: { ...nothingTried, refused } });
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^Not held: Another buyer has just taken/);
    expect(page.getByRole('button', { name: /again The Whale/ }).elements()).toEqual([]);
    await expect
      .element(page.getByRole('link', { name: `${words.cart.releasedChoose} The Whale in the Cage Home`, exact: true }))
      .toHaveAttribute('href', '/en_us/EventDetail.html?eventId=whale');
  });
});

test('names two performances that take place at the same time, and lets the buyer go on', async () => {
  show(cartOf([itemIn(lang, 'jazz'), itemIn(lang, 'electro'), itemIn(lang, 'whale')]));
  await expect
    .element(
      page.getByText('“Cha Chaan Jazz” (20:15 to 22:15) and “Cross-Harbour Electronics” (21:30 to 23:30) overlap.'),
    )
    .toBeVisible();
  expect(page.getByText(/overlap\.$/).elements()).toHaveLength(1);
  await expect.element(checkOut).toBeVisible();
});

test('§4 names a ticket of the member for a performance at the same time, and lets the buyer go on', async () => {
  show(cartOf([itemIn(lang, 'jazz')], { ticketsAtOnce: [itemIn(lang, 'electro').event] }));
  await expect.element(page.getByText('You already have tickets for “Cross-Harbour Electronics”.')).toBeVisible();
  await expect.element(checkOut).toBeVisible();
});

describe('§5 seats leave the cart one by one where the rules allow it', () => {
  const whale = itemIn(lang, 'whale');
  const { seats } = whale;
  const [first] = seats;

  test('a seat that can leave alone has its own button; the other button removes all', async () => {
    show(cartOf([{ ...whale, alone: seats.slice(0, 1) }]));
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^Remove/ })
      .click();
    expect(onRemove).toHaveBeenLastCalledWith({ holdId: whale.holdId, seat: first });
    await page.getByRole('button', { name: /^Remove \d seats/ }).click();
    expect(onRemove).toHaveBeenLastCalledWith({ holdId: whale.holdId });
    expect(page.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(2);
  });

  test('a group of two ticket types that leaves together says with each row how many seats leave, and once why', async () => {
    const row = (index: number) => ({
      ...whale,
      holdId: `type-${index}`,
      seats: seats.slice(index, index + 1),
      alone: [],
      together: 'wheelchair' as const,
    });
    show(cartOf([row(0), row(1)]));
    await expect.element(page.getByText(words.cart.togetherWheelchair).first()).toBeVisible();
    expect(page.getByText(words.cart.togetherWheelchair).elements()).toHaveLength(1);
    expect(page.getByRole('button', { name: /^Remove 2 seats/ }).elements()).toHaveLength(2);
  });
});
