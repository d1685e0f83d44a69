import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InDialog, InSheet, OnPage } from '../../testing/frames.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { DateField } from './DateField.js';
import { DatePicker, type DatePickerProps } from './DatePicker.js';

const root = freshRoot();

const onChange = vi.fn();
const words = { today: 'Today', selected: 'selected' };

/** A `DatePicker` with `calendar`, else a `DateField`. */
function Example({ value: first = '2026-11-25', calendar, ...props }: Partial<DatePickerProps>) {
  const Field = calendar ? DatePicker : DateField;
  const [value, setValue] = useState(first);
  onChange.mockImplementation(setValue);
  return (
    <form>
      <Field
        label="Date"
        name="date"
        locale="en-HK"
        today="2026-11-20"
        value={value}
        onChange={onChange}
        {...(calendar && { calendar })}
        {...props}
      />
      <button type="button">After</button>
    </form>
  );
}

const part = (name: 'day' | 'month' | 'year' | '年' | '月' | '日') =>
  page.getByRole('spinbutton', { name: new RegExp(`^${name},`) });

const render = async (props: Partial<DatePickerProps> = {}) => {
  onChange.mockReset();
  root.render(<Example {...props} />);
  await expect.element(page.getByRole('spinbutton').first()).toBeVisible();
};

const sent = () => {
  const form = root.host.querySelector('form');
  return form && new FormData(form).get('date');
};
/** Pastes into the first part. */
const paste = async (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const [first] = page.getByRole('spinbutton').elements();
  first?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await Promise.resolve();
};
const after = page.getByRole('button', { name: 'After', exact: true });
const group = page.getByRole('group', { name: 'Date', exact: true });

describe('DateField', () => {
  test('is a group of three parts, each named by the label too', async () => {
    await render();
    await expect.element(group).toBeVisible();
    await expect.element(part('day')).toHaveAccessibleName('day, Date');
    await expect.element(part('month')).toHaveAccessibleName('month, Date');
    await expect.element(part('year')).toHaveAccessibleName('year, Date');
  });

  test.each([
    ['en-HK', 'dd/mm/yyyy'],
    ['zh-HK', '年/月/日'],
    ['zh-CN', '年/月/日'],
  ] as const)('in %s an empty one shows %s', async (locale, shown) => {
    await render({ locale, value: '' });
    await expect.element(group).toHaveTextContent(shown);
  });

  test.each([
    ['en-HK', 'day'],
    ['zh-HK', '年'],
  ] as const)('in %s an error summary leads to the %s', async (locale, first) => {
    await render({ locale });
    document.getElementById('date')?.focus();
    await expect.element(part(first)).toHaveFocus();
  });

  test('a date is typed in one go, and reported only when its year has four digits', async () => {
    await render({ value: '' });
    await part('day').click();
    await userEvent.keyboard('24122026');
    await expect.element(group).toHaveTextContent('24/12/2026');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-24');
    expect(sent()).toBe('2026-12-24');
  });

  test('a year of two digits is reported when a person leaves the field', async () => {
    await render({ value: '' });
    await part('day').click();
    await userEvent.keyboard('241226');
    expect(onChange).not.toHaveBeenCalled();
    await after.click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('0026-12-24');
  });

  test('arrow keys change the part in focus; an empty part begins with today', async () => {
    await render({ value: '' });
    await part('day').click();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowUp}{ArrowRight}{ArrowUp}{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith('2025-11-20');
  });

  test('without its parts there is no date', async () => {
    await render();
    await part('year').click();
    await userEvent.keyboard('{Backspace>12/}');
    expect(onChange).toHaveBeenLastCalledWith('');
    await expect.element(group).toHaveTextContent('dd/mm/yyyy');
  });

  test('a date with a deleted part is none when a person leaves the field', async () => {
    await render();
    await part('day').click();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(group).toHaveTextContent('dd/11/2026');
    await after.click();
    await expect.element(group).toHaveTextContent('dd/mm/yyyy');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(sent()).toBe('');
  });

  test('a date that was never complete keeps the typed parts', async () => {
    await render({ value: '' });
    await part('day').click();
    await userEvent.keyboard('2412');
    await after.click();
    await expect.element(group).toHaveTextContent('24/12/yyyy');
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each(['', '1990-02-28'])(
    'a day that its month does not have stays as typed, and is reported (before: %j)',
    async (value) => {
      await render({ value });
      await part('day').click();
      await userEvent.keyboard('30021990');
      await after.click();
      await expect.element(group).toHaveTextContent('30/02/1990');
      expect(onChange).toHaveBeenLastCalledWith('1990-02-30');
      await part('day').click();
      await userEvent.keyboard('28');
      await after.click();
      await expect.element(group).toHaveTextContent('28/02/1990');
      expect(onChange).toHaveBeenLastCalledWith('1990-02-28');
    },
  );

  test('a kept day that does not exist is shown and sent as it was typed, until another one is chosen', async () => {
    await render({ value: '1990-02-30', calendar: { words } });
    await expect.element(group).toHaveTextContent('30/02/1990');
    expect(sent()).toBe('1990-02-30');
    await page.getByRole('button', { name: /^Calendar/ }).click();
    await page.getByRole('button', { name: /28 February/ }).click();
    await expect.element(group).toHaveTextContent('28/02/1990');
    expect(onChange).toHaveBeenLastCalledWith('1990-02-28');
  });

  test.each([
    ['2026-12-24', 'en-HK'],
    ['24/12/2026', 'en-HK'],
    ['24/12/2026', 'zh-HK'],
    ['12/24/2026', 'en-US'],
    ['20261224', 'en-HK'],
    [' 24.12.2026\u200E', 'en-HK'],
    ['２０２６年１２月２４日', 'zh-HK'],
  ])('"%s" is pasted as a whole (%s)', async (text, locale) => {
    await render({ locale });
    await paste(text);
    expect(onChange).toHaveBeenLastCalledWith('2026-12-24');
    expect(sent()).toBe('2026-12-24');
  });

  test.each(['tomorrow', '30/02/2026', '24/12', ''])('a pasted "%s" changes nothing', async (text) => {
    await render();
    await paste(text);
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(group).toHaveTextContent('25/11/2026');
  });

  test('screen readers read hint and error with it', async () => {
    await render({ hint: 'From today.', error: 'That day is over.' });
    await expect.element(group).toHaveAccessibleDescription(/From today\..*That day is over\./);
    await expect.element(part('day')).toHaveAttribute('aria-invalid', 'true');
  });

  test.each([{}, { calendar: { words } }])('of a day that does not exist, no other day is told (%j)', async (props) => {
    await render({ value: '1990-02-30', error: 'There is no such day.', ...props });
    await expect.element(group).toHaveAccessibleDescription('There is no such day.');
    await expect.element(part('day')).toHaveAccessibleDescription('There is no such day.');
  });

  test('does not judge: the screen decides on errors', async () => {
    await render({ value: '2026-11-02', calendar: { words, min: '2026-11-20' } });
    await expect.element(part('day')).not.toHaveAttribute('aria-invalid');
    expect(root.host.querySelector('form')?.checkValidity()).toBe(true);
  });

  test('each part is required, which does not stop the form', async () => {
    await render({ required: true, value: '' });
    await expect.element(part('day')).toHaveAttribute('aria-required', 'true');
    expect(root.host.querySelector('form')?.checkValidity()).toBe(true);
  });

  test('disabled, it reacts neither to keys nor to a press', async () => {
    await render({ disabled: true, calendar: { words } });
    await expect.element(part('day')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('button', { name: /Calendar/ })).toBeDisabled();
    expect(sent()).toBeNull();
  });

  test('read-only, it can be read and sent, and not changed', async () => {
    await render({ readOnly: true, calendar: { words } });
    await expect.element(part('day')).toHaveAttribute('aria-readonly', 'true');
    part('day').element().focus();
    await userEvent.keyboard('{ArrowUp}12');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: /Calendar/ })).not.toBeInTheDocument();
    expect(sent()).toBe('2026-11-25');
  });

  test('without a calendar it has no button', async () => {
    await render();
    expect(root.host.querySelectorAll('button')).toHaveLength(1);
  });
});

describe.each([
  ['page', OnPage],
  ['dialog', InDialog],
  ['sheet', InSheet],
])('the calendar of a DatePicker in a %s', (_, Frame) => {
  const opener = page.getByRole('button', { name: /^Calendar Date/ });
  const popover = page.getByRole('dialog', { name: /^Calendar Date/ });
  const frame = page.getByRole('dialog', { name: 'Frame', exact: true });
  const day = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  beforeEach(async () => {
    onChange.mockReset();
    root.render(
      <Frame>
        <Example calendar={{ words, min: '2026-11-20', holidays: [{ date: '2026-12-25', name: 'Christmas Day' }] }} />
      </Frame>,
    );
    await expect.element(opener).toBeVisible();
  });

  test('opens at its button with the chosen day in focus', async () => {
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect.element(popover).toBeVisible();
    await expect.element(day('Wednesday, 25 November 2026, selected')).toHaveFocus();
    expect(popover.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
  });

  test('a press on a day chooses it, closes and returns the focus', async () => {
    await opener.click();
    await day(/27 November/).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-27');
    await expect.element(popover).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.element(group).toHaveTextContent('27/11/2026');
  });

  test('keys open it, move in it and choose', async () => {
    await part('day').click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(day(/25 November/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect.element(day('Friday, 25 December 2026, Christmas Day')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-24');
    await expect.element(popover).not.toBeInTheDocument();
  });

  test('Escape closes the calendar alone, chooses nothing and returns the focus', async () => {
    await opener.click();
    await expect.element(day(/25 November/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect.element(popover).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    if (Frame !== OnPage) await expect.element(frame).toBeVisible();
  });

  test('Tab stays inside it', async () => {
    await opener.click();
    await expect.element(day(/25 November/)).toHaveFocus();
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      expect(popover.element().contains(document.activeElement)).toBe(true);
    }
  });

  test('days before the first one cannot be chosen', async () => {
    await opener.click();
    await day(/19 November/).click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(popover).toBeVisible();
  });
});
