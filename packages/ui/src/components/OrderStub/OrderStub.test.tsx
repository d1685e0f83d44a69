import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Container } from '../Container/index.js';
import { OrderStub, type OrderStubProps } from './OrderStub.js';

const root = freshRoot();

afterEach(async () => {
  document.documentElement.dataset.size = '16';
  await page.viewport(414, 896);
});

const show = async (props: Partial<OrderStubProps> = {}) => {
  root.render(
    <Container>
      <OrderStub
        seed="whale"
        interest="theatre"
        lines={['The Whale']}
        lang="en"
        title="The Whale"
        when="Sat 21 Nov 15:00"
        seats={[
          { place: 'M2, row F, seat 11', zone: 'Stalls', price: '280' },
          { place: 'M2, row F, seat 12', zone: 'Stalls', price: '260' },
        ]}
        subtotalLabel="Subtotal"
        subtotal="HK$540"
        {...props}
      />
    </Container>,
  );
  await expect.element(page.getByRole('article')).toBeVisible();
};

describe('OrderStub', () => {
  test('is an article with the event as a heading of level 3', async () => {
    await show();
    const article = page.getByRole('article');
    await expect.element(article.getByRole('heading', { level: 3, name: 'The Whale', exact: true })).toBeVisible();
  });

  test('each seat is a list item with its own zone and price', async () => {
    await show();
    const read = page
      .getByRole('listitem')
      .elements()
      .map((seat) => [...seat.children].map((part) => part.textContent));
    expect(read).toEqual([
      ['M2, row F, seat 11 Stalls', '280'],
      ['M2, row F, seat 12 Stalls', '260'],
    ]);
  });

  test('the subtotal and its label are one sentence on two lines', async () => {
    await show();
    const label = page.getByText('Subtotal').element();
    const figure = page.getByText('HK$540').element();
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

  test.each([320, 768])('at %i px words twice as long stay inside the ticket', async (width) => {
    document.documentElement.dataset.size = '18';
    await page.viewport(width, 800);
    await show({
      title: 'The Night Banquet at the Pavilion of a Hundred Flowers',
      seats: [{ place: 'Upper circle, row AA, seat 101', zone: 'Upper circle, side', price: '101,080.00' }],
      subtotal: 'HK$101,080.00',
    });
    expect(root.host.scrollWidth).toBe(width);
    const { right } = page.getByRole('article').element().getBoundingClientRect();
    expect(page.getByText('HK$101,080.00').element().getBoundingClientRect().right).toBeLessThan(right);
  });
});
