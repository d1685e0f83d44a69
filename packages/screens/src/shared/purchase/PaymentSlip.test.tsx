import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { SumLines } from '@first-gong/ui/SumLines';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot } from '../screenRoot.js';
import { PaymentSlip, type PaymentSlipProps } from './PaymentSlip.js';

const root = screenRoot();

const show = async (props: Partial<PaymentSlipProps> = {}) => {
  root.render(
    <Container>
      <PaymentSlip
        title="To pay"
        timer={<p>05:12</p>}
        lines={<SumLines lines={[{ label: 'Tickets × 3', value: '784.00' }]} />}
        totalLabel="Total HK$"
        total={764_00}
        consent={
          <label>
            <input type="checkbox" /> I agree
          </label>
        }
        confirm={<Button variant="buy">Pay HK$764</Button>}
        cancel={{ label: 'Cancel the order', onClick: () => {}, disabled: false }}
        {...props}
      />
    </Container>,
  );
  await expect.element(page.getByRole('region')).toBeVisible();
};

const cancel = page.getByRole('button', { name: 'Cancel the order', exact: true });

describe('PaymentSlip', () => {
  test('is a region named by its heading of level 2, and its total has a label', async () => {
    await show();
    const region = page.getByRole('region', { name: 'To pay', exact: true });
    await expect.element(region.getByRole('heading', { level: 2, name: 'To pay', exact: true })).toBeVisible();
    const total = page.getByRole('term').filter({ hasText: 'Total HK$' }).element();
    expect(total.nextElementSibling?.textContent).toBe('764.00');
    await expect.element(page.getByRole('definition').filter({ hasText: '764.00' })).toBeVisible();
  });

  test('reading order and Tab order are the same: clock, lines, total, consent, pay, cancel', async () => {
    await show();
    const words = page.getByRole('region').element().textContent ?? '';
    const order = ['05:12', 'To pay', 'Tickets', 'Total', 'I agree', 'Pay HK$764', 'Cancel'].map((word) =>
      words.indexOf(word),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    for (const stop of [
      page.getByRole('checkbox', { name: 'I agree', exact: true }),
      page.getByRole('button', { name: 'Pay HK$764', exact: true }),
      cancel,
    ]) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
  });

  test('while a new total is calculated the old one is struck through, and an existing status region says so', async () => {
    await show();
    const status = page.getByRole('status').element();
    const total = page.getByText('764.00', { exact: true });
    expect(getComputedStyle(total.element()).textDecorationLine).toBe('none');
    await show({ updating: 'Working out the total' });
    await expect.element(page.getByRole('status')).toHaveTextContent('Working out the total');
    expect(page.getByRole('status').element()).toBe(status);
    expect(getComputedStyle(total.element()).textDecorationLine).toBe('line-through');
  });

  test('cancel calls `onClick` once per press, and not while it is disabled', async () => {
    const onClick = vi.fn();
    await show({ cancel: { label: 'Cancel the order', onClick, disabled: false } });
    await cancel.click();
    expect(onClick).toHaveBeenCalledOnce();
    await show({ cancel: { label: 'Cancel the order', onClick, disabled: true } });
    await expect.element(cancel).toBeDisabled();
    await cancel.click({ force: true });
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('a large total with a long label fits on the smallest phone', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    await show({ totalLabel: 'Total that will be charged now, HK$', total: 1_128_640_50 });
    expect(root.host.scrollWidth).toBe(320);
    const { right } = page.getByRole('region').element().getBoundingClientRect();
    expect(page.getByText('1,128,640.50').element().getBoundingClientRect().right).toBeLessThan(right);
  });

  test('says the total once it is worked out, and not when the slip appears', async () => {
    await show();
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('');
    await show({ updating: 'Working out the total' });
    await expect.element(status).toHaveTextContent('Working out the total');
    await show({ total: 714_00 });
    await expect.element(status).toHaveTextContent('Total HK$ 714.00');
  });
});
