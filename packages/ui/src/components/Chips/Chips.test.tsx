import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { type Chip, Chips } from './Chips.js';

const root = freshRoot();

const options: Chip<'today' | 'tomorrow'>[] = [
  { value: 'today', label: 'Today', href: '#today' },
  { value: 'tomorrow', label: 'Tomorrow', href: '#tomorrow' },
];
const nav = page.getByRole('navigation', { name: 'Dates', exact: true });
const tomorrow = nav.getByRole('link', { name: 'Tomorrow', exact: true });

describe('Chips', () => {
  test('is a named navigation of links, and the chosen link is current', async () => {
    root.render(<Chips label="Dates" options={options} value="today" />);
    await expect.element(tomorrow).toHaveAttribute('href', '#tomorrow');
    await expect.element(tomorrow).not.toHaveAttribute('aria-current');
    await expect.element(nav.getByRole('link', { name: 'Today', exact: true })).toHaveAttribute('aria-current', 'true');
  });

  test('several links can be current', async () => {
    root.render(<Chips label="Dates" options={options} value={['today', 'tomorrow']} />);
    await expect.element(tomorrow).toHaveAttribute('aria-current', 'true');
    expect(nav.element().querySelectorAll('[aria-current]')).toHaveLength(2);
  });

  test.each(['pointer', 'Enter'])('the %s reports the choice and does not follow the link', async (how) => {
    const onChange = vi.fn();
    root.render(<Chips label="Dates" options={options} value="today" onChange={onChange} />);
    await expect.element(tomorrow).toBeVisible();
    if (how === 'pointer') await tomorrow.click();
    else {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    }
    expect(onChange).toHaveBeenCalledExactlyOnceWith('tomorrow');
    expect(location.hash).not.toBe('#tomorrow');
  });

  test('every chip of a wrapped list has a line before and above it, and a single chip keeps its text on one line', async () => {
    await page.viewport(390, 800);
    const many = Array.from({ length: 10 }, (_, n) => ({
      value: `${n}`,
      label: `Audio description ${n}`,
      href: `#${n}`,
    }));
    root.render(<Chips label="Dates" options={many} value="" />);
    await expect.element(nav).toBeVisible();
    const items = [...nav.element().querySelectorAll('li')];
    expect(new Set(items.map((item) => item.offsetTop)).size).toBeGreaterThan(2);
    for (const item of items) {
      const { borderBlockStart, borderInlineStart, borderBlockStartWidth } = getComputedStyle(item);
      expect([borderBlockStartWidth, borderInlineStart]).toEqual(['1px', borderBlockStart]);
    }
    root.render(<Chips label="Dates" options={[{ value: 'a', label: 'HK$200 or more', href: '#' }]} value="" />);
    await expect.poll(() => nav.element().querySelectorAll('li').length).toBe(1);
    expect(nav.element().querySelector('span')?.getClientRects()).toHaveLength(1);
  });

  test('a row that scrolls brings the chip with the focus into view', async () => {
    const many = Array.from({ length: 20 }, (_, n) => ({ value: `${n}`, label: `Weekend ${n}`, href: `#${n}` }));
    root.render(<Chips label="Dates" options={many} value="" bleed />);
    const last = nav.getByRole('link', { name: 'Weekend 19', exact: true });
    await expect.element(last).toBeInTheDocument();
    const left = () => last.element().getBoundingClientRect().left;
    expect(left()).toBeGreaterThan(innerWidth);
    last.element().focus();
    await expect.poll(left).toBeLessThan(innerWidth);
  });

  test('the hidden words of a row that scrolls do not widen the page', async () => {
    const many = Array.from({ length: 20 }, (_, n) => ({
      value: `${n}`,
      label: `Weekend ${n}`,
      href: `#${n}`,
      count: { shown: '21', label: '21 events' },
    }));
    root.host.style.paddingInline = 'var(--fg-size-gutter)';
    root.render(<Chips label="Dates" options={many} value="" bleed />);
    await expect.element(nav.getByRole('link', { name: 'Weekend 19 21 events', exact: true })).toBeInTheDocument();
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  });
});
