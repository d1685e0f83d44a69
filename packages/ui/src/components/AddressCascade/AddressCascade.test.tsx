import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { AddressCascade, type AddressCascadeProps, type AddressValue } from './AddressCascade.js';

const root = freshRoot();

const countries = [
  { value: 'hk', label: 'Hong Kong' },
  { value: 'mo', label: 'Macau' },
];
/** Options below each place. */
const places: Record<string, { value: string; label: string }[]> = {
  hk: [
    { value: 'kln', label: 'Kowloon' },
    { value: 'isl', label: 'Island' },
  ],
  kln: [{ value: 'mk', label: 'Mong Kok' }],
  isl: [{ value: 'qb', label: 'Quarry Bay' }],
};

const home = { country: 'hk', province: '', area: 'kln', district: 'mk', street: '1 Sai Yee Street', flat: '2/F' };
const nothing = { country: '', province: '', area: '', district: '', street: '', flat: '' };

function Example({ onChange, ...props }: Partial<AddressCascadeProps>) {
  const [value, setValue] = useState<AddressValue>(props.value ?? home);
  return (
    <AddressCascade
      name="address"
      country={{ label: 'Country', placeholder: 'Choose a country', options: countries }}
      province={{ label: 'Province', placeholder: 'Choose a province', options: [] }}
      area={{ label: 'Area', placeholder: 'Choose an area', options: places[value.country] ?? [] }}
      district={{ label: 'District', placeholder: 'Choose a district', options: places[value.area] ?? [] }}
      street={{ label: 'Street' }}
      flat={{ label: 'Flat' }}
      busyLabel="Loading"
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const level = (name: string) => page.getByRole('combobox', { name, exact: true });
/** Shows the place, or the words without a choice. */
const expectShown = (field: string, text: string) => expect.element(level(field)).toHaveDisplayValue(text);
const choose = (field: string, place: string) => level(field).selectOptions(place);

describe('AddressCascade', () => {
  test('shows the levels that have options, and no others', async () => {
    root.render(<Example />);
    await expectShown('Country', 'Hong Kong');
    await expectShown('Area', 'Kowloon');
    await expectShown('District', 'Mong Kok');
    await expect.element(level('Province')).not.toBeInTheDocument();
  });

  test('a choice shows the next level, without a value', async () => {
    root.render(<Example value={nothing} />);
    await expect.element(level('Country')).toBeVisible();
    await expect.element(level('Area')).not.toBeInTheDocument();
    await choose('Country', 'Hong Kong');
    await expectShown('Area', 'Choose an area');
  });

  test('a new choice empties the levels below it and leaves the others, street and flat alone', async () => {
    const onChange = vi.fn();
    root.render(<Example onChange={onChange} />);
    await choose('Area', 'Island');
    expect(onChange).toHaveBeenLastCalledWith({ ...home, area: 'isl', district: '' });
    await expectShown('District', 'Choose a district');
  });

  test('a new country empties all levels below, shown or not', async () => {
    const onChange = vi.fn();
    root.render(<Example value={{ ...home, province: 'gd' }} onChange={onChange} />);
    await choose('Country', 'Macau');
    expect(onChange).toHaveBeenLastCalledWith({ ...nothing, country: 'mo', street: home.street, flat: home.flat });
  });

  test('street and flat are typed', async () => {
    const onChange = vi.fn();
    root.render(<Example onChange={onChange} />);
    await page.getByRole('textbox', { name: 'Street', exact: true }).fill('9 Argyle Street');
    expect(onChange).toHaveBeenLastCalledWith({ ...home, street: '9 Argyle Street' });
  });

  test('a level is shown and says so while its options load', async () => {
    root.render(
      <Example
        value={{ ...nothing, country: 'hk' }}
        area={{ label: 'Area', placeholder: 'Choose an area', options: [], busy: true }}
      />,
    );
    await expectShown('Area', 'Loading');
  });

  test('each field has its own error, and an error summary leads to it', async () => {
    root.render(
      <>
        <ErrorSummary
          title="Two things"
          errors={[
            { fieldId: 'address.area', message: 'Area: choose one.' },
            { fieldId: 'address.street', message: 'Street: enter one.' },
          ]}
        />
        <Example errors={{ area: 'Choose an area.', street: 'Enter a street.' }} />
      </>,
    );
    await expect.element(level('Area')).toHaveAccessibleDescription('Choose an area.');
    await expect
      .element(page.getByRole('textbox', { name: 'Street', exact: true }))
      .toHaveAccessibleDescription('Enter a street.');
    await page.getByRole('link', { name: 'Area: choose one.', exact: true }).click();
    await expect.element(level('Area')).toHaveFocus();
    await page.getByRole('link', { name: 'Street: enter one.', exact: true }).click();
    await expect.element(page.getByRole('textbox', { name: 'Street', exact: true })).toHaveFocus();
  });

  test('disabled, no field reacts', async () => {
    root.render(<Example disabled />);
    await expect.element(level('Country')).toBeDisabled();
    await expect.element(level('District')).toBeDisabled();
    await expect.element(page.getByRole('textbox', { name: 'Flat', exact: true })).toBeDisabled();
  });

  test('read-only, every level is a text that can be read', async () => {
    root.render(<Example readOnly />);
    await expect.element(page.getByRole('textbox', { name: 'Area', exact: true })).toHaveValue('Kowloon');
    await expect.element(page.getByRole('textbox', { name: 'Area', exact: true })).toHaveAttribute('readonly');
    await expect.element(page.getByRole('textbox', { name: 'Street', exact: true })).toHaveAttribute('readonly');
  });
});
