import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Announcer } from './Announcer.js';
import { type HoldResult, HoldToast } from './HoldToast.js';
import { screenRoot, words } from './screenRoot.js';

const root = screenRoot();
const said = page.getByRole('status');

const show = (secondsLeft: number, news: HoldResult | null = null, firstLeft?: number) =>
  root.render(
    <Announcer>
      <HoldToast secondsLeft={secondsLeft} firstLeft={firstLeft} news={news} onDismiss={vi.fn()} />
    </Announcer>,
  );

/** Renders second by second. Returns the distinct texts of the region. */
async function saidFrom(from: number, to: number): Promise<string[]> {
  const texts = new Set<string>();
  for (let seconds = from; seconds >= to; seconds--) {
    show(seconds);
    await new Promise(requestAnimationFrame);
    texts.add(said.element().textContent);
  }
  return [...texts];
}

test('2.2.1 the time is said when 5, 2 and 1 minutes have passed, for some seconds, and not when the page opens', async () => {
  show(302);
  await expect.element(said).toBeEmptyDOMElement();
  expect(await saidFrom(302, 285)).toEqual(['', '5 minutes left to buy your seats.']);
  await expect.element(said).toBeEmptyDOMElement();
  expect(await saidFrom(122, 105)).toEqual(['', '2 minutes left to buy your seats.']);
  expect(await saidFrom(62, 45)).toEqual(['', '1 minute left to buy your seats.']);
});

test('after the device has slept, no more is said than is left', async () => {
  show(600);
  await expect.element(said).toBeEmptyDOMElement();
  show(250);
  await expect.element(said).toHaveTextContent('4 minutes left to buy your seats.');
  show(42);
  await expect.element(said).toHaveTextContent('Less than a minute left to buy your seats.');
});

test('a part that comes late says what has passed while the page was open', async () => {
  show(250, null, 600);
  await expect.element(said).toHaveTextContent('4 minutes left to buy your seats.');
});

test('a new hold begins without the words of the one before', async () => {
  show(62);
  await expect.element(said).toBeEmptyDOMElement();
  show(60);
  await expect.element(said).toHaveTextContent('1 minute left to buy your seats.');
  show(0);
  await expect.element(said).toBeEmptyDOMElement();
  expect(await saidFrom(600, 590)).toEqual(['']);
});

test('2.2.1 the end of the time is a sentence for everyone, with the way to the cart', async () => {
  show(0);
  await expect.element(said).toBeEmptyDOMElement();
  show(0, { kind: 'ended' });
  const news = page.getByRole('region', { name: words.heldSeats.news, exact: true });
  await expect.element(news.getByText(words.heldSeats.holdEnded)).toBeVisible();
  expect(news.element().closest('[aria-live=polite]')).not.toBeNull();
  await expect
    .element(news.getByRole('link', { name: words.common.toCart, exact: true }))
    .toHaveAttribute('href', '/en_us/ShoppingCart.html');
});
