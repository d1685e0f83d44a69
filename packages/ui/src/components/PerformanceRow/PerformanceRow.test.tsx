import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button } from '../Button/index.js';
import { PerformanceRow, type PerformanceRowProps } from './PerformanceRow.js';
import { PriceTier } from './PriceTier.js';

const root = freshRoot();

const show = async (props: Partial<PerformanceRowProps> = {}) => {
  root.render(
    <ol>
      <PerformanceRow
        dateTime="2026-11-20T11:30:00.000Z"
        day="20 Nov"
        weekday="Fri"
        time="19:30"
        tiers={<PriceTier zone="A" label="Zone A" price="HK$380" />}
        availability="Available"
        {...props}
      />
    </ol>,
  );
  await expect.element(page.getByText('20 Nov')).toBeVisible();
};

const words = () => (root.host.querySelector('li')?.textContent ?? '').replace(/\s+/g, ' ');

describe('PerformanceRow', () => {
  test('date first, then time, prices, availability and one action', async () => {
    await show({ action: <Button>Choose a zone</Button> });
    expect(words()).toMatch(/20 Nov.*Fri.*19:30.*Zone A.*HK\$380.*Available.*Choose a zone/);
    expect(root.host.querySelector('time')?.dateTime).toBe('2026-11-20T11:30:00.000Z');
  });

  test('the chosen row begins with the word for it, and has a bar', async () => {
    await show({ selected: 'Chosen' });
    expect(words()).toMatch(/^Chosen/);
    const bar = getComputedStyle(root.host.querySelector('li') ?? root.host, '::before');
    expect(bar.borderInlineStartWidth).toBe('6px');
  });

  test('in black and white the frame of the chosen row is closed', async () => {
    document.documentElement.dataset.theme = 'bw';
    await show({ selected: 'Chosen' });
    const { borderInlineEndWidth, borderBlockStartWidth } = getComputedStyle(
      root.host.querySelector('li') ?? root.host,
    );
    delete document.documentElement.dataset.theme;
    expect(borderInlineEndWidth).not.toBe('0px');
    expect(borderInlineEndWidth).toBe(borderBlockStartWidth);
  });

  test('a performance that cannot be bought has no action', async () => {
    await show({ availability: 'Sold out' });
    expect(root.host.querySelector('button, a')).toBeNull();
  });

  test('a note comes before the date that it changes', async () => {
    await show({ note: 'Rescheduled' });
    expect(words()).toMatch(/^Rescheduled.*20 Nov/);
  });
});
