import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { controlled } from '../../testing/controlled.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Calendar, type CalendarProps } from './Calendar.js';

const root = freshRoot();

const onChange = vi.fn();

const Example = controlled(Calendar, {
  label: 'Date',
  locale: 'en-HK',
  today: '2026-11-20',
  words: { previous: 'Previous month', next: 'Next month', today: 'Today', selected: 'selected' },
  value: '2026-11-25',
  onChange,
});

const render = async (props: Partial<CalendarProps> = {}) => {
  onChange.mockReset();
  root.render(<Example {...props} />);
  await expect.element(page.getByRole('grid')).toBeVisible();
};

const day = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const focusChosen = () =>
  day(/25 November.*selected$/)
    .element()
    .focus();
const names = (role: string, inside: Element = root.host) =>
  [...inside.querySelectorAll(role)].map((each) => each.textContent);

describe('Calendar', () => {
  test('is a grid named by its label and month', async () => {
    await render();
    await expect.element(page.getByRole('grid', { name: 'Date, November 2026', exact: true })).toBeVisible();
  });

  test('opens at the chosen day, else at today, whatever the clock says', async () => {
    await render({ value: '' });
    await expect.element(day('Today, Friday, 20 November 2026')).toHaveAttribute('tabindex', '0');
    expect(day(/Today/).elements()).toHaveLength(1);
  });

  test('a press chooses a day and reports it as a civil date', async () => {
    await render();
    await day(/27 November/).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-27');
    await expect.element(day('Friday, 27 November 2026, selected')).toBeVisible();
    await expect.element(page.getByRole('gridcell', { selected: true })).toHaveTextContent('Friday, 27 November 2026');
  });

  test.each([
    ['{ArrowLeft}', 'Tuesday, 24 November 2026'],
    ['{ArrowRight}', 'Thursday, 26 November 2026'],
    ['{ArrowUp}', 'Wednesday, 18 November 2026'],
    ['{ArrowDown}', 'Wednesday, 2 December 2026'],
    ['{Home}', 'Sunday, 22 November 2026'],
    ['{End}', 'Saturday, 28 November 2026'],
    ['{PageUp}', 'Sunday, 25 October 2026'],
    ['{PageDown}', 'Friday, 25 December 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'Tuesday, 25 November 2025'],
    ['{Shift>}{PageDown}{/Shift}', 'Thursday, 25 November 2027'],
  ])('%s goes to %s without choosing it', async (keys, name) => {
    await render();
    focusChosen();
    await userEvent.keyboard(keys);
    await expect.element(day(name)).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each(['{Enter}', ' '])('%s chooses the day in focus', async (key) => {
    await render();
    focusChosen();
    await userEvent.keyboard(`{ArrowRight}${key}`);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-26');
  });

  test('has one tab stop besides the two that turn the month', async () => {
    await render();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Previous month', exact: true })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(day(/25 November/)).toHaveFocus();
    await userEvent.tab();
    expect(root.host.contains(document.activeElement)).toBe(false);
  });

  test('the buttons turn the months', async () => {
    await render();
    await page.getByRole('button', { name: 'Next month', exact: true }).click();
    await expect.element(page.getByRole('grid', { name: 'Date, December 2026', exact: true })).toBeVisible();
  });

  test('a holiday is read with its day and named below the month', async () => {
    await render({ value: '2026-12-24', holidays: [{ date: '2026-12-25', name: 'Christmas Day' }] });
    await expect.element(day('Friday, 25 December 2026, Christmas Day')).toBeVisible();
    expect(names('li')).toEqual(['25 Christmas Day']);
  });

  test('the mark of a day is short to the eye and read in full', async () => {
    await render({ marks: [{ date: '2026-11-27', text: '3 left', label: '3 performances left' }] });
    await expect.element(day('Friday, 27 November 2026, 3 performances left')).toBeVisible();
    await expect.element(page.getByText('3 left', { exact: true })).toBeVisible();
  });

  test('a day without a show can be reached but not chosen', async () => {
    await render({ available: ['2026-11-25', '2026-11-27'] });
    focusChosen();
    await userEvent.keyboard('{ArrowRight}');
    const without = day(/26 November/);
    await expect.element(without).toHaveFocus();
    await expect.element(without).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await without.click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
    await day(/27 November/).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-27');
  });

  test('days outside the limits cannot be reached, nor months without a day inside them', async () => {
    await render({ min: '2026-11-20', max: '2026-11-26' });
    await expect.element(day(/19 November/)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('button', { name: 'Previous month', exact: true })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Next month', exact: true })).toBeDisabled();
    focusChosen();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect.element(day(/26 November/)).toHaveFocus();
  });

  test('disabled, no day can be chosen', async () => {
    await render({ disabled: true });
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-disabled', 'true');
    await day(/27 November/).click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
  });

  test('read-only, days can be read and not chosen', async () => {
    await render({ readOnly: true });
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    focusChosen();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(day(/26 November/)).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([
    [
      'en-HK',
      ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      'November 2026',
      /^Wednesday, 25 November 2026/,
      'Next',
    ],
    ['zh-HK', ['日', '一', '二', '三', '四', '五', '六'], '11月 2026年', /^2026年11月25日 ?星期三/, '下一頁'],
    ['zh-CN', ['日', '一', '二', '三', '四', '五', '六'], '11月 2026年', /^2026年11月25日 ?星期三/, '下一页'],
  ] as const)(
    'in %s the week begins with Sunday and the words are its own',
    async (locale, weekdays, month, name, next) => {
      await render({ locale });
      expect(names('th')).toEqual(weekdays);
      expect(names('p[aria-hidden]').join('')).toBe(month);
      await expect.element(day(name)).toBeVisible();
      await expect.element(page.getByRole('button', { name: next, exact: true }).first()).toBeVisible();
    },
  );
});
