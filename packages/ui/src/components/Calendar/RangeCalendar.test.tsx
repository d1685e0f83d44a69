import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { controlled } from '../../testing/controlled.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { en } from '../../words/en.js';
import { RangeCalendar, type RangeCalendarProps } from './RangeCalendar.js';

const root = freshRoot();

const onChange = vi.fn();

const Example = controlled(RangeCalendar, {
  label: 'Dates',
  locale: 'en-HK',
  today: '2026-11-20',
  words: en.Calendar,
  value: null,
  onChange,
});

const render = async (props: Partial<RangeCalendarProps> = {}) => {
  onChange.mockReset();
  root.render(<Example {...props} />);
  await expect.element(page.getByRole('grid')).toBeVisible();
};

const day = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('RangeCalendar', () => {
  test('two presses choose the first and the last day, in whatever order', async () => {
    await render();
    await day(/27 November/).click();
    expect(onChange).not.toHaveBeenCalled();
    await day(/24 November/).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-24', to: '2026-11-27' });
  });

  test('Enter twice does the same', async () => {
    await render();
    day(/20 November/)
      .element()
      .focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-20', to: '2026-11-28' });
  });

  test('Escape begins again', async () => {
    await render();
    day(/20 November/)
      .element()
      .focus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(page.getByRole('gridcell', { selected: true })).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('screen readers read every day of the range as chosen, and its ends as ends', async () => {
    await render({ value: { from: '2026-11-24', to: '2026-11-26' } });
    await expect.element(day('Tuesday, 24 November 2026, selected, first day')).toBeVisible();
    await expect.element(day('Wednesday, 25 November 2026, selected')).toBeVisible();
    await expect.element(day('Thursday, 26 November 2026, selected, last day')).toBeVisible();
  });

  test('a range may pass over a day without a show but not end with it', async () => {
    await render({ available: ['2026-11-24', '2026-11-26'] });
    await day(/24 November/).click();
    await day(/25 November/).click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
    await day(/26 November/).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-24', to: '2026-11-26' });
  });

  test('a week from Monday is one row, its last two weekdays have the dot of a weekend, and Home goes to Monday', async () => {
    await render({ weekStart: 'mon', value: { from: '2026-11-23', to: '2026-11-29' } });
    const rows = [...root.host.querySelectorAll('tbody tr')];
    const chosen = rows.filter((row) => row.querySelector('[aria-selected=true]'));
    expect(chosen).toHaveLength(1);
    expect(chosen[0]?.querySelectorAll('[aria-selected=true]')).toHaveLength(7);
    const weekdays = [...root.host.querySelectorAll('th')];
    expect(weekdays.map((each) => each.textContent)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(weekdays.map((each) => getComputedStyle(each, '::after').content !== 'none')).toEqual([
      ...[false, false, false, false, false],
      ...[true, true],
    ]);
    day(/25 November/)
      .element()
      .focus();
    await userEvent.keyboard('{Home}');
    await expect.element(day(/23 November/)).toHaveFocus();
  });

  test('read-only, the range stays', async () => {
    await render({ value: { from: '2026-11-24', to: '2026-11-26' }, readOnly: true });
    await day(/27 November/).click();
    await day(/28 November/).click();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('between two weeks of the range there is one rule', async () => {
    await render({ value: { from: '2026-11-09', to: '2026-11-26' } });
    const border = (name: RegExp) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(day(name).element());
      return [borderTopWidth, borderBottomWidth];
    };
    expect(border(/11 November/)).toEqual(['0px', '3px']);
    expect(border(/18 November/)).toEqual(['0px', '3px']);
  });
});
