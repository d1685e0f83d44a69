import { Container } from '@first-gong/ui/Container';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { type TransactionStory, transactionIn } from '../../shared/story/index.js';
import { ReceiptSlip } from './ReceiptSlip.js';

const root = screenRoot();

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] }));

const show = async (story: TransactionStory = { pointsUsed: 5000 }) => {
  root.render(
    <Container>
      <ReceiptSlip transaction={transactionIn('en_us', story)} pointsBalance={8300} />
    </Container>,
  );
  await expect.element(page.getByRole('region')).toBeVisible();
};

const terms = () =>
  page
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent);

describe('the receipt', () => {
  test('is a region named by its heading of level 2', async () => {
    await show();
    const region = page.getByRole('region', { name: words.receipt.title, exact: true });
    await expect
      .element(region.getByRole('heading', { level: 2, name: words.receipt.title, exact: true }))
      .toBeVisible();
  });

  test('is a list of pairs: numbers first, then every fee, the total last', async () => {
    await show();
    expect(terms()[0]).toBe(words.receipt.transactionNumber);
    expect(terms().indexOf(words.receipt.collection)).toBeLessThan(terms().indexOf(words.payment.linePoints));
    expect(terms().at(-1)).toBe(words.receipt.total);
    await expect.element(page.getByRole('definition').last()).toHaveTextContent('820.00');
  });

  test('does not break across two pages on paper', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    await show();
    expect(getComputedStyle(page.getByRole('region').element()).breakInside).toBe('avoid');
  });

  test('long numbers and labels fit on the smallest phone', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    await show({ bought: [['lion', 10]], deliveryMethod: 'courier', confirmationNumber: '88412077'.repeat(4) });
    expect(root.host.scrollWidth).toBe(320);
    const { right } = page.getByRole('region').element().getBoundingClientRect();
    for (const figure of page.getByRole('definition').elements()) {
      expect(figure.getBoundingClientRect().right).toBeLessThan(right);
    }
  });
});
