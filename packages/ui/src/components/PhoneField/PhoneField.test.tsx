import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { PhoneField, type PhoneFieldProps } from './PhoneField.js';

const root = freshRoot();

function Example(props: Partial<PhoneFieldProps>) {
  const [value, setValue] = useState({ areaCode: '', number: '9123 4567' });
  return (
    <form>
      <PhoneField
        label="Mobile"
        name="mobile"
        areaCodes={[
          { value: '', label: 'Hong Kong' },
          { value: '44', label: 'United Kingdom +44' },
        ]}
        areaCodeLabel="Area"
        numberLabel="Number"
        {...props}
        value={value}
        onChange={setValue}
      />
    </form>
  );
}

const group = page.getByRole('group', { name: 'Mobile', exact: true });
const area = group.getByRole('combobox', { name: 'Area', exact: true });
const number = group.getByRole('textbox', { name: 'Number', exact: true });
const sent = () => Object.fromEntries(new FormData(root.host.querySelector('form') ?? undefined));

describe('PhoneField', () => {
  test('is one group of two parts, and the number has its id', async () => {
    root.render(<Example />);
    await expect.element(area).toBeVisible();
    await expect.element(number).toHaveAttribute('id', 'mobile');
  });

  test('another area leaves the number as it is, and the form carries both', async () => {
    root.render(<Example />);
    await area.selectOptions('United Kingdom +44');
    await expect.element(area).toHaveValue('44');
    expect(sent()).toEqual({ mobileAreaCode: '44', mobile: '9123 4567' });
  });

  test('another number leaves the area as it is', async () => {
    root.render(<Example />);
    await area.selectOptions('United Kingdom +44');
    await number.fill('(7700) 900-123');
    await expect.element(number).toHaveValue('(7700) 900-123');
    expect(sent()).toEqual({ mobileAreaCode: '44', mobile: '(7700) 900-123' });
  });

  test('Tab goes from the area to the number', async () => {
    root.render(<Example />);
    await expect.element(area).toBeVisible();
    await userEvent.tab();
    await expect.element(area).toHaveFocus();
    await userEvent.tab();
    await expect.element(number).toHaveFocus();
  });

  test('screen readers read hint and error with the number; the area is not wrong', async () => {
    root.render(<Example hint="The courier calls it." error="It cannot be dialled." />);
    await expect.element(number).toHaveAccessibleDescription('The courier calls it. It cannot be dialled.');
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');
    await expect.element(area).toHaveAccessibleDescription('');
    await expect.element(area).not.toHaveAttribute('aria-invalid');
  });

  test('disabled, neither part can be reached', async () => {
    root.render(<Example disabled />);
    await expect.element(area).toBeDisabled();
    await expect.element(number).toBeDisabled();
  });

  test('the browser can fill in both parts', async () => {
    root.render(<Example />);
    await expect.element(area).toHaveAttribute('autocomplete', 'tel-country-code');
    await expect.element(number).toHaveAttribute('autocomplete', 'tel-national');
  });
});
