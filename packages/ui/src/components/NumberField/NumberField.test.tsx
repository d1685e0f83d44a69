import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { NumberField, type NumberFieldProps } from './NumberField.js';

const root = freshRoot();
const onChange = vi.fn();
const hkd = { style: 'currency', currency: 'HKD' } as const;

function Example(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(props.value === undefined ? 200 : props.value);
  onChange.mockImplementation(setValue);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <NumberField
        label="Amount"
        decreaseLabel="Decrease"
        increaseLabel="Increase"
        name="amount"
        locale="en-HK"
        min={100}
        max={500}
        step={50}
        formatOptions={hkd}
        {...props}
        value={value}
        onChange={onChange}
      />
      <button type="button">After</button>
    </form>
  );
}

const field = page.getByRole('textbox', { name: 'Amount', exact: true });
const more = page.getByRole('button', { name: 'Increase: Amount', exact: true });
const fewer = page.getByRole('button', { name: 'Decrease: Amount', exact: true });
const after = page.getByRole('button', { name: 'After', exact: true });
const sent = () => new FormData(root.host.querySelector('form') ?? undefined).get('amount');

const render = async (props: Partial<NumberFieldProps> = {}) => {
  root.render(<Example {...props} />);
  await expect.element(page.getByRole('textbox')).toBeVisible();
};

beforeEach(() => {
  onChange.mockReset();
});

describe('NumberField', () => {
  test.each([
    ['en-HK', hkd, 'HK$1,234.50'],
    ['zh-HK', hkd, 'HK$1,234.50'],
    ['zh-CN', hkd, 'HK$1,234.50'],
    ['en-HK', { style: 'unit', unit: 'kilometer' }, '1,234.5 km'],
    ['zh-HK', { style: 'unit', unit: 'kilometer' }, '1,234.5 公里'],
  ] as const)('in %s %o shows %s', async (locale, formatOptions, shown) => {
    await render({ locale, formatOptions, value: 1234.5 });
    await expect.element(field).toHaveValue(shown);
  });

  test('a number is typed with or without its currency, reported when a person leaves, and sent without it', async () => {
    await render();
    await field.fill('350.5');
    expect(onChange).not.toHaveBeenCalled();
    await after.click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(350.5);
    await expect.element(field).toHaveValue('HK$350.50');
    expect(sent()).toBe('350.5');
    await field.fill('HK$120');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(120);
  });

  test('the buttons and arrow keys go to the next step and stop at the ends', async () => {
    await render({ value: 420 });
    await more.click();
    await expect.element(field).toHaveValue('HK$450.00');
    await field.click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue('HK$500.00');
    await expect.element(more).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect.element(field).toHaveValue('HK$100.00');
    await expect.element(fewer).toBeDisabled();
  });

  test('a number outside of the limits or between two steps stays as typed, for the error of the screen', async () => {
    await render();
    await field.fill('9999.25');
    await after.click();
    await expect.element(field).toHaveValue('HK$9,999.25');
    expect(onChange).toHaveBeenLastCalledWith(9999.25);
  });

  test('an emptied field is null and sends an empty text', async () => {
    await render();
    await field.fill('');
    await after.click();
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(sent()).toBe('');
    await more.click();
    await expect.element(field).toHaveValue('HK$100.00');
  });

  test('letters are not accepted, and the mouse wheel changes nothing', async () => {
    await render();
    await field.click();
    await userEvent.keyboard('x');
    await expect.element(field).toHaveValue('HK$200.00');
    await userEvent.wheel(field, { delta: { y: -100 } });
    await userEvent.wheel(field, { delta: { y: -100 } });
    await userEvent.tab();
    await expect.element(after).toHaveFocus();
    await expect.element(field).toHaveValue('HK$200.00');
  });

  test('screen readers read hint and error with it; an error summary leads to it', async () => {
    await render({ hint: 'At most HK$500.', error: 'Too much.' });
    await expect.element(field).toHaveAccessibleDescription('At most HK$500. Too much.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    document.getElementById('amount')?.focus();
    await expect.element(field).toHaveFocus();
  });

  test('disabled and read-only', async () => {
    await render({ disabled: true });
    for (const part of [field, fewer, more]) await expect.element(part).toBeDisabled();
    expect(sent()).toBeNull();
    await render({ disabled: false, readOnly: true });
    await expect.element(field).toHaveAttribute('readonly');
    await expect.element(more).not.toBeInTheDocument();
    expect(sent()).toBe('200');
  });
});
