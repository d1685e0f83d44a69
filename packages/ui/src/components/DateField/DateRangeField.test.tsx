import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { controlled } from '../../testing/controlled.js';
import { InDialog, InSheet, OnPage } from '../../testing/frames.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.js';

const root = freshRoot();

const onChange = vi.fn();

const Field = controlled(DateRangeField, {
  label: 'Dates',
  name: 'dates',
  locale: 'en-HK',
  today: '2026-11-20',
  words: { today: 'Today', selected: 'selected', start: 'first day', end: 'last day' },
  value: { from: '2026-11-24', to: '2026-11-26' },
  onChange,
});
const Example = (props: Partial<DateRangeFieldProps>) => (
  <form>
    <Field {...props} />
    <button type="button">After</button>
  </form>
);

const render = async (props: Partial<DateRangeFieldProps> = {}) => {
  onChange.mockReset();
  root.render(<Example {...props} />);
  await expect.element(page.getByRole('spinbutton').first()).toBeVisible();
};

const part = (name: string) => page.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const group = page.getByRole('group', { name: 'Dates', exact: true });
const opener = page.getByRole('button', { name: /^Calendar Dates/ });
const day = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const after = page.getByRole('button', { name: 'After', exact: true });
const sent = () => {
  const data = new FormData(root.host.querySelector('form') ?? undefined);
  return [data.get('datesFrom'), data.get('datesTo')];
};

describe('DateRangeField', () => {
  test('is a group of two dates, each part named by its end', async () => {
    await render();
    await expect.element(group).toHaveTextContent('24/11/2026–26/11/2026');
    await expect.element(part('day, Start Date')).toHaveAttribute('aria-valuetext', '24');
    await expect.element(part('day, End Date')).toHaveAttribute('aria-valuetext', '26');
  });

  test('both dates are typed in one go, and reported when the last year has four digits', async () => {
    await render({ value: null });
    await part('day, Start Date').click();
    await userEvent.keyboard('2411202606122026');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-24', to: '2026-12-06' });
    expect(sent()).toEqual(['2026-11-24', '2026-12-06']);
  });

  test('a last day before the first is reported; the screen refuses it', async () => {
    await render();
    await part('month, End Date').click();
    await userEvent.keyboard('10');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2026-10-26' });
    await expect.element(part('day, End Date')).not.toHaveAttribute('aria-invalid');
  });

  test('a first day that is on no calendar stays as typed, and is reported when the last one is there', async () => {
    await render({ value: null });
    await part('day, Start Date').click();
    await userEvent.keyboard('30022027');
    await expect.element(part('day, End Date')).toHaveFocus();
    await expect.element(group).toHaveTextContent('30/02/2027–dd/mm/yyyy');
    await userEvent.keyboard('06032027');
    await expect.element(group).toHaveTextContent('30/02/2027–06/03/2027');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2027-02-30', to: '2027-03-06' });
    expect(sent()).toEqual(['2027-02-30', '2027-03-06']);
  });

  test('a last day that is on no calendar stays as typed, until it is corrected', async () => {
    await render();
    await part('day, End Date').click();
    await userEvent.keyboard('31022027');
    await after.click();
    await expect.element(group).toHaveTextContent('24/11/2026–31/02/2027');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2027-02-31' });
    await part('day, End Date').click();
    await userEvent.keyboard('28');
    await after.click();
    await expect.element(group).toHaveTextContent('24/11/2026–28/02/2027');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2027-02-28' });
  });

  test('the calendar replaces a day that is on no calendar', async () => {
    await render({ value: { from: '2026-11-24', to: '2026-11-31' } });
    await expect.element(group).toHaveTextContent('24/11/2026–31/11/2026');
    await opener.click();
    await day(/29 November/).click();
    await day(/30 November/).click();
    await expect.element(group).toHaveTextContent('29/11/2026–30/11/2026');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-29', to: '2026-11-30' });
  });

  test('a deleted part of one day leaves no range when a person leaves it', async () => {
    await render();
    await part('day, End Date').click();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await after.click();
    await expect.element(group).toHaveTextContent('24/11/2026–dd/mm/yyyy');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  test('screen readers read hint and error with it', async () => {
    await render({ hint: 'Both included.', error: 'The last day is before the first.' });
    await expect.element(group).toHaveAccessibleDescription(/Both included\..*The last day is before the first\./);
    await expect.element(part('day, End Date')).toHaveAttribute('aria-invalid', 'true');
  });

  test('disabled, it sends nothing and does not open', async () => {
    await render({ disabled: true });
    await expect.element(opener).toBeDisabled();
    await expect.element(part('day, Start Date')).toHaveAttribute('aria-disabled', 'true');
    expect(sent()).toEqual([null, null]);
  });

  test('read-only, it is sent and does not open', async () => {
    await render({ readOnly: true });
    await expect.element(part('day, Start Date')).toHaveAttribute('aria-readonly', 'true');
    await expect.element(opener).not.toBeInTheDocument();
    expect(sent()).toEqual(['2026-11-24', '2026-11-26']);
  });
});

describe.each([
  ['page', OnPage],
  ['dialog', InDialog],
  ['sheet', InSheet],
])('the calendar of a DateRangeField in a %s', (_, Frame) => {
  const popover = page.getByRole('dialog', { name: /^Calendar Dates/ });

  beforeEach(async () => {
    onChange.mockReset();
    root.render(
      <Frame>
        <Example />
      </Frame>,
    );
    await opener.click();
    await expect.element(day('Tuesday, 24 November 2026, selected, first day')).toHaveFocus();
  });

  test('two presses choose a range, close and return the focus', async () => {
    await day(/27 November/).click();
    await expect.element(popover).toBeVisible();
    await day(/29 November/).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-27', to: '2026-11-29' });
    await expect.element(popover).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('Enter twice does the same', async () => {
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    await expect.element(popover).not.toBeInTheDocument();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-12-01', to: '2026-12-03' });
  });

  test('Escape leaves the range as it was', async () => {
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await expect.element(popover).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });
});
