import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InDialog, InSheet, OnPage } from '../../testing/frames.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { Select, type SelectProps } from './Select.js';

const root = freshRoot();

const areas = [
  { value: 'island', label: 'Hong Kong Island' },
  { value: 'kowloon', label: 'Kowloon', description: 'Nine districts' },
  { value: 'lantau', label: 'Lantau', description: 'The ferry does not run', disabled: true },
  { value: 'nt', label: 'New Territories' },
];

function Example({ onChange, ...props }: Partial<SelectProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <Select
      label="Area"
      name="area"
      placeholder="Choose an area"
      emptyLabel="There is nothing to choose"
      options={areas}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const trigger = page.getByRole('button', { name: /Area/ });
const list = page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}\\b`) });

const focusTrigger = async () => {
  await expect.element(trigger).toBeVisible();
  document.getElementById('area')?.focus();
  await expect.element(trigger).toHaveFocus();
};

describe('Select', () => {
  test('is a button that opens a list, named by its value and its label', async () => {
    root.render(<Example value="kowloon" />);
    await expect.element(trigger).toHaveAccessibleName('Kowloon Area');
    await expect.element(trigger).toHaveAttribute('aria-haspopup', 'listbox');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows its placeholder while nothing is chosen', async () => {
    root.render(<Example />);
    await expect.element(trigger).toHaveAccessibleName('Choose an area Area');
  });

  test('the name of an option has all its visible words', async () => {
    root.render(<Example value="island" />);
    await trigger.click();
    await expect.element(option('Kowloon')).toHaveAccessibleName('Kowloon Nine districts');
    await expect.element(option('Hong Kong Island')).toHaveAttribute('aria-selected', 'true');
  });

  test('an option that cannot be chosen is read with its reason, and a press does not choose it', async () => {
    const onChange = vi.fn();
    root.render(<Example onChange={onChange} />);
    await trigger.click();
    await expect.element(option('Lantau')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(option('Lantau')).toHaveAccessibleName('Lantau The ferry does not run');
    await option('Lantau').click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
  });

  test('arrow keys skip an option that cannot be chosen', async () => {
    root.render(<Example value="kowloon" />);
    await focusTrigger();
    await userEvent.keyboard('{Enter}');
    await expect.element(option('Kowloon')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('New Territories')).toHaveFocus();
  });

  test('first letters choose without opening', async () => {
    root.render(<Example />);
    await focusTrigger();
    await userEvent.keyboard('k');
    await expect.element(trigger).toHaveAccessibleName('Kowloon Area');
  });

  test('groups are named by their heading', async () => {
    root.render(<Example options={[{ label: 'Urban', options: areas }]} />);
    await trigger.click();
    await expect
      .element(
        page
          .getByRole('group', { name: 'Urban', exact: true })
          .getByRole('option', { name: 'Kowloon Nine districts', exact: true }),
      )
      .toBeVisible();
  });

  test('screen readers read hint and error with it', async () => {
    root.render(<Example hint="For the courier." error="Choose an area." />);
    await expect.element(trigger).toHaveAccessibleDescription(/For the courier\..*Choose an area\./);
  });

  test('an error summary leads to it', async () => {
    root.render(
      <>
        <ErrorSummary title="One thing" errors={[{ fieldId: 'area', message: 'Choose an area.' }]} />
        <Example />
      </>,
    );
    await page.getByRole('link', { name: 'Choose an area.', exact: true }).click();
    await expect.element(trigger).toHaveFocus();
  });

  test('disabled, it does not open', async () => {
    root.render(<Example disabled />);
    await expect.element(trigger).toBeDisabled();
  });

  test('read-only, it is a text that can be reached and read, and a form still sends its value', async () => {
    root.render(
      <form>
        <Example value="kowloon" readOnly />
      </form>,
    );
    const text = page.getByRole('textbox', { name: 'Area', exact: true });
    await expect.element(text).toHaveValue('Kowloon');
    await expect.element(text).toHaveAttribute('readonly');
    await expect.element(text).toHaveAttribute('id', 'area');
    expect(new FormData(root.host.querySelector('form') ?? undefined).get('area')).toBe('kowloon');
  });

  test('while its options load, it says so: closed, open and to a screen reader', async () => {
    root.render(<Example options={[]} busy busyLabel="Loading areas" />);
    await expect.element(trigger).toHaveAccessibleName('Loading areas Area');
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading areas');
    await trigger.click();
    await expect.element(list).toHaveTextContent('Loading areas');
  });

  test('options that arrive while the list is open fill it', async () => {
    root.render(<Example options={[]} busy busyLabel="Loading areas" />);
    await trigger.click();
    await expect.element(list).toHaveTextContent('Loading areas');
    root.render(<Example />);
    await option('Kowloon').click();
    await expect.element(trigger).toHaveAccessibleName('Kowloon Area');
  });

  test('an empty list says so', async () => {
    root.render(<Example options={[]} />);
    await trigger.click();
    await expect.element(list).toHaveTextContent('There is nothing to choose');
  });

  test('a value that is not among the options counts as none', async () => {
    root.render(<Example value="gone" />);
    await expect.element(trigger).toHaveAccessibleName('Choose an area Area');
  });
});

describe.each([
  ['page', OnPage],
  ['dialog', InDialog],
  ['sheet', InSheet],
])('Select in a %s', (where, Frame) => {
  beforeEach(() => {
    root.render(
      <Frame>
        <Example />
      </Frame>,
    );
  });

  test('a press chooses, closes and returns the focus', async () => {
    await trigger.click();
    await option('New Territories').click();
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(trigger).toHaveAccessibleName('New Territories Area');
    await expect.element(trigger).toHaveFocus();
  });

  test.each(['{Enter}', ' ', '{ArrowDown}'])('the key "%s" opens, arrows move, Enter chooses', async (key) => {
    await focusTrigger();
    await userEvent.keyboard(key);
    await expect.element(option('Hong Kong Island')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(trigger).toHaveAccessibleName('Kowloon Area');
    await expect.element(trigger).toHaveFocus();
  });

  test('Escape closes the list alone and chooses nothing', async () => {
    await focusTrigger();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(trigger).toHaveAccessibleName('Choose an area Area');
    await expect.element(trigger).toHaveFocus();
    if (where !== 'page') await expect.element(page.getByRole('dialog', { name: 'Frame', exact: true })).toBeVisible();
  });

  test('the open list is in the accessibility tree, named by the label, and nothing covers it', async () => {
    await trigger.click();
    await expect.element(page.getByRole('listbox', { name: 'Area', exact: true })).toBeVisible();
    expect(list.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
    for (const { value, label } of areas) {
      const { left, top, width, height } = option(label).element().getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(there?.closest('[role="option"]')?.getAttribute('data-key'), value).toBe(value);
    }
  });
});
