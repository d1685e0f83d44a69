import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { controlled } from '../../testing/controlled.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { DateFilter, type DateFilterProps } from './DateFilter.js';

const root = freshRoot();

const onChange = vi.fn();
const weekend = { shortcut: 'thisWeekend', from: '2026-11-21', to: '2026-11-22' };

const Example = controlled(DateFilter, {
  label: 'Date',
  rangeLabel: 'Other dates',
  name: 'dates',
  shortcuts: [
    { id: 'today', label: 'Today', from: '2026-11-20', to: '2026-11-20' },
    { id: 'thisWeekend', label: 'This weekend', from: '2026-11-21', to: '2026-11-22' },
    { id: 'sameDays', label: 'Same days', from: '2026-11-21', to: '2026-11-22' },
  ],
  locale: 'en-HK',
  today: '2026-11-20',
  words: { today: 'Today', selected: 'selected', start: 'first day', end: 'last day' },
  value: null,
  onChange,
});

const chips = page.getByRole('group', { name: 'Date', exact: true });
const chip = (name: string) => chips.getByRole('button', { name, exact: true });
const range = page.getByRole('group', { name: 'Other dates', exact: true });
const pressed = () =>
  chips
    .getByRole('button', { pressed: true })
    .elements()
    .map((each) => each.textContent);

const render = async (props: Partial<DateFilterProps> = {}) => {
  onChange.mockReset();
  root.render(<Example {...props} />);
  await expect.element(chips).toBeVisible();
};

describe('DateFilter', () => {
  test('a shortcut reports its name and days, and shows the days in the field', async () => {
    await render();
    await chip('This weekend').click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(weekend);
    await expect.element(range).toHaveTextContent('21/11/2026–22/11/2026');
    expect(pressed()).toEqual(['This weekend']);
  });

  test('at most one is pressed, even of two with the same days', async () => {
    await render({ value: weekend });
    expect(pressed()).toEqual(['This weekend']);
    await chip('Same days').click();
    await expect.poll(pressed).toEqual(['Same days']);
  });

  test('a second press shows all days', async () => {
    await render({ value: weekend });
    await chip('This weekend').click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
    await expect.element(range).toHaveTextContent('dd/mm/yyyy–dd/mm/yyyy');
    expect(pressed()).toEqual([]);
  });

  test('other days release the shortcut', async () => {
    await render({ value: weekend });
    await page.getByRole('spinbutton', { name: /^day, End Date/ }).click();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-21', to: '2026-11-23' });
    await expect.poll(pressed).toEqual([]);
  });

  test('Space presses the shortcut in focus', async () => {
    await render();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(weekend);
  });

  test('an error is at the field, to which a summary leads', async () => {
    await render({ value: weekend, error: 'The last day is before the first.' });
    await expect.element(range).toHaveAccessibleDescription(/The last day is before the first\./);
    document.getElementById('dates')?.focus();
    await expect.element(page.getByRole('spinbutton', { name: /^day, Start Date/ })).toHaveFocus();
  });
});
