import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { DateRibbon, type DateRibbonProps } from './DateRibbon.js';

const root = freshRoot();

const hiddenWords = { afterDay: 'November,', afterCount: 'performances' };

const show = (props: Partial<DateRibbonProps> = {}) =>
  root.render(
    <DateRibbon
      label="Dates"
      month="Nov"
      year="2026"
      days={[
        { id: '2026-11-20', href: '#20', weekday: 'Today', day: '20', count: '14', hiddenWords, today: true },
        { id: '2026-11-21', href: '#21', weekday: 'Sat', day: '21', count: '21', hiddenWords, weekend: true },
        { id: '2026-11-23', href: '#23', weekday: 'Mon', day: '23', count: '6', hiddenWords },
      ]}
      {...props}
    />,
  );

const nav = page.getByRole('navigation', { name: 'Dates', exact: true });
const day = (name: string) => nav.getByRole('link', { name: new RegExp(`^${name}`) });

describe('DateRibbon', () => {
  test('says the month of a first day once', async () => {
    show({
      days: [{ id: '2026-12-01', href: '#1', month: 'Dec', weekday: 'Tue', day: '1', count: '4', hiddenWords }],
    });
    await expect.element(nav.getByText(/^Dec/)).toBeVisible();
    await expect.element(nav.getByRole('link')).toHaveAccessibleName(/^Tue 1 /);
  });

  test('§2 screen readers read a day as one phrase, and a day has an address', async () => {
    show();
    await expect.element(day('Sat 21 November, 21 performances')).toHaveAttribute('href', '#21');
  });

  test('today is marked as the current date while no day is chosen', async () => {
    show();
    await expect.element(day('Today 20')).toHaveAttribute('aria-current', 'date');
    await expect.element(day('Sat 21')).not.toHaveAttribute('aria-current');
  });

  test('a chosen day is marked in place of today', async () => {
    show({ value: '2026-11-23' });
    await expect.element(day('Mon 23')).toHaveAttribute('aria-current', 'true');
    await expect.element(day('Today 20')).not.toHaveAttribute('aria-current');
    await expect.element(day('Sat 21')).not.toHaveAttribute('aria-current');
  });

  test('a weekend has a dot, because red alone does not mark it', async () => {
    show();
    await expect.element(day('Sat 21')).toBeVisible();
    const dot = (name: string) => {
      const weekday = day(name).element().firstElementChild ?? root.host;
      return getComputedStyle(weekday, '::after');
    };
    expect(dot('Sat 21').content).toBe('""');
    // Forced colours and print remove backgrounds.
    expect(Number.parseFloat(dot('Sat 21').borderTopWidth)).toBeGreaterThan(1);
    expect(dot('Mon 23').content).toBe('none');
  });

  test('the link to the dates after the last day has a name', async () => {
    await page.viewport(1280, 600);
    show({ more: { href: '#december', label: 'December' } });
    await expect.element(nav.getByRole('link', { name: 'December', exact: true })).toHaveAttribute('href', '#december');
  });
});
