import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Container } from '../Container/index.js';
import { ReceiptSlip, type ReceiptSlipProps } from './ReceiptSlip.js';

const root = freshRoot();

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
  document.documentElement.dataset.size = '16';
  await page.viewport(414, 896);
});

const pairs = () =>
  page
    .getByRole('term')
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const print = () => cdp().send('Emulation.setEmulatedMedia', { media: 'print' });

const show = async (props: Partial<ReceiptSlipProps> = {}) => {
  root.render(
    <Container>
      <ReceiptSlip
        title="Receipt"
        numbers={[{ label: 'Order number', value: 'T-20261120-08841273' }]}
        lines={[
          { label: 'Tickets × 3', value: '840.00' },
          { label: 'Paid with points', value: '−50.00' },
        ]}
        totalLabel="Total HK$"
        total="790.00"
        notes={['Tickets cannot be refunded.']}
        {...props}
      />
    </Container>,
  );
  await expect.element(page.getByRole('region')).toBeVisible();
};

describe('ReceiptSlip', () => {
  test('is a region named by its heading of level 2', async () => {
    await show();
    const region = page.getByRole('region', { name: 'Receipt', exact: true });
    await expect.element(region.getByRole('heading', { level: 2, name: 'Receipt', exact: true })).toBeVisible();
  });

  test('is a list of pairs: numbers first, then every fee, the total last', async () => {
    await show();
    expect(pairs()).toEqual([
      ['Order number', 'T-20261120-08841273'],
      ['Tickets × 3', '840.00'],
      ['Paid with points', '−50.00'],
      ['Total HK$', '790.00'],
    ]);
  });

  test('does not break across two pages on paper', async () => {
    await print();
    await show();
    expect(getComputedStyle(page.getByRole('region').element()).breakInside).toBe('avoid');
  });

  test('long numbers and labels fit on the smallest phone', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    await show({
      numbers: [{ label: 'Transaction at the bank', value: 'T-20261120-08841273-T-20261120-08841273' }],
      lines: [{ label: 'Service charge, twelve tickets (not refunded)', value: '−1,284,000.00' }],
      totalLabel: 'Total that was charged, HK$',
      total: '1,050,816.00',
    });
    expect(root.host.scrollWidth).toBe(320);
    const { right } = page.getByRole('region').element().getBoundingClientRect();
    for (const figure of page.getByRole('definition').elements()) {
      expect(figure.getBoundingClientRect().right).toBeLessThan(right);
    }
  });
});
