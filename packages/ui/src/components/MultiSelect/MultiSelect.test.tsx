import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InDialog, OnPage } from '../../testing/frames.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.js';

const root = freshRoot();

const districts = [
  { value: 'cw', label: 'Central and Western' },
  { value: 'kc', label: 'Kowloon City', description: 'Kai Tak' },
  { value: 'kt', label: 'Kwun Tong', description: 'No box office', disabled: true },
  { value: 'st', label: 'Sha Tin' },
];

function Example({ onChange, ...props }: Partial<MultiSelectProps>) {
  const [value, setValue] = useState(props.value ?? []);
  return (
    <MultiSelect
      label="Districts"
      name="districts"
      openLabel="Show all"
      noMatchLabel="No district has this"
      options={districts}
      {...props}
      // A new array at each render, as a caller with one state for a form has.
      value={[...value]}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const input = page.getByRole('combobox', { name: 'Districts', exact: true });
const opener = page.getByRole('button', { name: /Show all/ });
const list = page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}\\b`) });
const tag = (name: string) => page.getByRole('row', { name, exact: true });
const tagNames = () =>
  page
    .getByRole('row')
    .elements()
    .map((element) => element.textContent);

describe('MultiSelect', () => {
  test('is named by its label, and its description has the chosen options', async () => {
    root.render(<Example value={['cw', 'st']} hint="Up to five." />);
    await expect.element(input).toHaveAttribute('id', 'districts');
    await expect.element(input).toHaveAccessibleDescription('Up to five. Central and Western and Sha Tin');
    await expect.element(page.getByRole('grid', { name: 'Districts', exact: true })).toBeVisible();
    expect(tagNames()).toEqual(['Central and Western', 'Sha Tin']);
  });

  test('the list stays open while several are chosen and taken back', async () => {
    const onChange = vi.fn();
    root.render(<Example onChange={onChange} />);
    await opener.click();
    await option('Sha Tin').click();
    await option('Central and Western').click();
    expect(onChange).toHaveBeenLastCalledWith(['st', 'cw']);
    await expect.element(option('Sha Tin')).toHaveAttribute('aria-selected', 'true');
    await option('Sha Tin').click();
    expect(onChange).toHaveBeenLastCalledWith(['cw']);
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(input).toHaveFocus();
    expect(tagNames()).toEqual(['Central and Western']);
  });

  test('typing filters, Enter chooses the active option and empties the input', async () => {
    root.render(<Example value={['cw']} />);
    await input.click();
    await userEvent.keyboard('tak');
    await expect.element(option('Kowloon City')).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(input).toHaveValue('');
    await expect.element(input).toHaveFocus();
    // The open list does not hide it from screen readers.
    await expect.element(list).toBeVisible();
    await expect.element(tag('Kowloon City')).toBeVisible();
  });

  test('says that nothing matches', async () => {
    root.render(<Example />);
    await input.fill('Macau');
    await expect.element(page.getByRole('status')).toHaveTextContent('No district has this');
  });

  test.each(['{Enter}', '{Tab}'])('the key "%s" adds a label that is typed in full, once', async (key) => {
    const onChange = vi.fn();
    root.render(<Example value={['cw']} onChange={onChange} />);
    await input.fill('sha tin');
    await userEvent.keyboard(key);
    await expect.element(tag('Sha Tin')).toBeInTheDocument();
    await expect.element(input).toHaveValue('');
    expect(onChange).toHaveBeenLastCalledWith(['cw', 'st']);
  });

  test('words that are not an option disappear when a person leaves the field, and the tags stay', async () => {
    const onChange = vi.fn();
    root.render(<Example value={['st']} onChange={onChange} />);
    await input.fill('Sha T');
    await userEvent.keyboard('{Tab}');
    await expect.element(input).toHaveValue('');
    expect(onChange).not.toHaveBeenCalled();
    await opener.click();
    await option('Central and Western').click();
    expect(onChange).toHaveBeenLastCalledWith(['st', 'cw']);
  });

  test('Backspace in the empty input leads to the last tag, and a second one removes it', async () => {
    root.render(<Example value={['cw', 'kc', 'st']} />);
    await input.click();
    await userEvent.keyboard('{Backspace}');
    await expect.element(tag('Sha Tin')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect.element(tag('Sha Tin')).not.toBeInTheDocument();
    await expect.element(tag('Kowloon City')).toHaveFocus();
  });

  test('Backspace in typed text removes a letter alone', async () => {
    root.render(<Example value={['cw']} />);
    await input.fill('Shb');
    await userEvent.keyboard('{Backspace}');
    await expect.element(input).toHaveValue('Sh');
    await expect.element(input).toHaveFocus();
  });

  test('arrows move between tags, Delete removes, and the focus is on a neighbour, then in the input', async () => {
    root.render(<Example value={['cw', 'kc', 'st']} />);
    await input.click();
    await userEvent.tab({ shift: true });
    await expect.element(tag('Sha Tin')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tag('Kowloon City')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(tag('Sha Tin')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(tag('Central and Western')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(input).toHaveFocus();
    expect(tagNames()).toEqual([]);
  });

  test('a press on the button of a tag removes it, and the focus stays in the field', async () => {
    root.render(<Example value={['cw', 'st']} />);
    const remove = (name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });
    await remove('Central and Western').click();
    await expect.element(tag('Sha Tin')).toHaveFocus();
    await remove('Sha Tin').click();
    await expect.element(input).toHaveFocus();
  });

  test('an error is read with it, and an error summary leads to it', async () => {
    root.render(
      <>
        <ErrorSummary title="One thing" errors={[{ fieldId: 'districts', message: 'Choose a district.' }]} />
        <Example error="Choose a district." />
      </>,
    );
    await expect.element(input).toHaveAccessibleDescription('Choose a district.');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('link', { name: 'Choose a district.', exact: true }).click();
    await expect.element(input).toHaveFocus();
  });

  test.each([
    ['disabled', { disabled: true }],
    ['read-only', { readOnly: true }],
  ])('%s, tags can be read and not removed', async (_, state) => {
    root.render(<Example value={['cw', 'st']} {...state} />);
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Sha Tin' })).toBeVisible();
    await expect.element(input).toHaveAccessibleDescription('Central and Western and Sha Tin');
    expect(page.getByRole('button', { name: /Sha Tin$/ }).elements()).toEqual([]);
    if ('disabled' in state) {
      await expect.element(input).toBeDisabled();
      await userEvent.tab();
      expect(document.activeElement).toBe(document.body);
    } else {
      await expect.element(input).toHaveAttribute('readonly');
    }
  });
});

test.each([
  ['page', OnPage],
  ['dialog', InDialog],
])('in a %s the open list is above everything, and Escape closes it alone', async (where, Frame) => {
  root.render(
    <Frame>
      <Example value={['cw']} />
    </Frame>,
  );
  await opener.click();
  await option('Sha Tin').click();
  await expect.element(list).toBeVisible();
  expect(list.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
  if (where === 'dialog') await expect.element(page.getByRole('dialog', { name: 'Frame', exact: true })).toBeVisible();
});
