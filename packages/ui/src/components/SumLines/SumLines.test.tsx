import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { pairs } from '../../testing/pairs.js';
import { SumLines } from './SumLines.js';

const root = freshRoot();

describe('SumLines', () => {
  test('every fee has its own figure, in order, also a fee of zero and a deduction', async () => {
    root.render(
      <SumLines
        lines={[
          { label: 'Tickets × 3', value: '784.00' },
          { label: <span>Service charge</span>, value: '30.00' },
          { label: 'E-ticket', value: '0.00' },
          { label: 'Points', value: '−50.00' },
        ]}
      />,
    );
    await expect.element(page.getByText('784.00')).toBeVisible();
    expect(pairs()).toEqual([
      ['Tickets × 3', '784.00'],
      ['Service charge', '30.00'],
      ['E-ticket', '0.00'],
      ['Points', '−50.00'],
    ]);
    expect(page.getByRole('definition').elements()).toHaveLength(4);
  });

  test('screen readers hear the currency, which the eye reads at the total', async () => {
    root.render(<SumLines lines={[{ label: 'Service charge', value: '30.00', spoken: 'HK$30' }]} />);
    await expect.element(page.getByText('30.00')).toHaveAttribute('aria-hidden', 'true');
    await expect.element(page.getByText('HK$30')).toBeInTheDocument();
  });

  test('two fees of the same name and amount are two lines', async () => {
    const fee = { label: 'Service charge', value: '30.00' };
    root.render(<SumLines lines={[fee, fee]} />);
    await expect.element(page.getByText('30.00').first()).toBeVisible();
    expect(pairs()).toEqual([
      ['Service charge', '30.00'],
      ['Service charge', '30.00'],
    ]);
  });

  test('all figures align at the end, with digits of one width', async () => {
    root.render(
      <SumLines
        lines={[
          { label: 'Tickets', value: '1,111.11' },
          { label: 'Service charge, twelve tickets (not refunded)', value: '8,888.88' },
        ]}
      />,
    );
    await expect.element(page.getByText('1,111.11')).toBeVisible();
    const [ones, eights] = ['1,111.11', '8,888.88'].map((sum) => page.getByText(sum).element().getBoundingClientRect());
    expect(ones?.right).toBe(eights?.right);
    expect(ones?.width).toBe(eights?.width);
  });

  test('on the smallest phone neither a long label nor a long value cuts the other off', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    root.render(
      <SumLines
        lines={[
          { label: 'The Night Banquet at the Pavilion of a Hundred Flowers, with surtitles × 12', value: '112,960.00' },
          { label: 'Confirmation', value: 'T-20261120-08841273-T-20261120-08841273' },
        ]}
      />,
    );
    await expect.element(page.getByText('112,960.00')).toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
    const figure = document.createRange();
    figure.selectNodeContents(page.getByText('112,960.00').element());
    expect(figure.getClientRects()).toHaveLength(1);
    expect(page.getByText('Confirmation').element().getBoundingClientRect().width).toBeGreaterThan(60);
  });
});
