import { Container } from '@first-gong/ui/Container';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot, words } from '../screenRoot.js';
import { itemIn, longItem } from '../story/index.js';
import { OrderStub } from './OrderStub.js';

const root = screenRoot();

const show = async ({ event, seats, ...item } = itemIn('en_us', 'whale', 2)) => {
  root.render(
    <Container>
      <OrderStub event={event} tickets={seats.map((seat) => ({ ...item, seat }))} />
    </Container>,
  );
  await expect.element(page.getByRole('article')).toBeVisible();
};

describe('a performance of an order', () => {
  test('is an article with the event as a heading of level 3', async () => {
    await show();
    const heading = { level: 3, name: 'The Whale in the Cage Home', exact: true };
    await expect.element(page.getByRole('article').getByRole('heading', heading)).toBeVisible();
  });

  test('each seat is a list item with its own zone and price', async () => {
    await show();
    const read = page
      .getByRole('listitem')
      .elements()
      .map((seat) => [...seat.children].map((part) => part.textContent));
    expect(read).toEqual([
      ['M2, row F, seat 11 Stalls, centre', 'HK$280'],
      ['M2, row F, seat 12 Stalls, centre', 'HK$280'],
    ]);
  });

  test('the subtotal and its label are one sentence on two lines', async () => {
    await show();
    const label = page.getByText(words.order.subtotal).element();
    const figure = page.getByText('HK$560').element();
    expect(figure.closest('p')).toBe(label.closest('p'));
    expect(figure.getBoundingClientRect().top).toBeGreaterThanOrEqual(label.getBoundingClientRect().bottom);
  });

  test('its art is hidden from screen readers, and it has no controls', async () => {
    await show();
    const pictures = [...root.host.querySelectorAll('svg')];
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.every((picture) => picture.closest('[aria-hidden="true"]'))).toBe(true);
    expect(root.host.querySelector('button, input, select, [tabindex]')).toBeNull();
  });

  test.each([320, 768])('at %i px the longest words stay inside the ticket', async (width) => {
    document.documentElement.dataset.size = '18';
    await page.viewport(width, 800);
    await show({ ...longItem('en_us'), price: 101_080_00 });
    expect(root.host.scrollWidth).toBe(width);
    const { right } = page.getByRole('article').element().getBoundingClientRect();
    expect(page.getByText('HK$202,160').element().getBoundingClientRect().right).toBeLessThan(right);
  });
});
