import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { controlled } from '../../testing/controlled.js';
import { InDialog, InSheet, OnPage } from '../../testing/frames.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { ComboBox } from './ComboBox.js';

const root = freshRoot();

const districts = [
  { value: 'cw', label: 'Central and Western' },
  { value: 'kc', label: 'Kowloon City', description: 'Kai Tak' },
  { value: 'kt', label: 'Kwun Tong', description: 'No box office', disabled: true },
  { value: 'st', label: 'Sha Tin' },
];

const Example = controlled(ComboBox, {
  label: 'District',
  name: 'district',
  openLabel: 'Show all',
  noMatchLabel: 'No district has this',
  options: districts,
  value: '',
  onChange: () => {},
});

const input = page.getByRole('combobox', { name: 'District', exact: true });
const opener = page.getByRole('button', { name: /Show all/ });
const list = page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}\\b`) });
const names = () =>
  page
    .getByRole('option')
    .elements()
    .map((element) => element.getAttribute('data-key'));

describe('ComboBox', () => {
  test('is named by its label, shows the chosen option and carries its name as id', async () => {
    root.render(<Example value="st" />);
    await expect.element(input).toHaveValue('Sha Tin');
    await expect.element(input).toHaveAttribute('id', 'district');
  });

  test('the name of its button says what it does and for which field', async () => {
    root.render(<Example />);
    await expect.element(opener).toHaveAccessibleName('Show all District');
  });

  test('typing filters the options by their label and second line', async () => {
    root.render(<Example />);
    await input.fill('tak');
    await expect.element(option('Kowloon City')).toBeVisible();
    expect(names()).toEqual(['kc']);
  });

  test('the button shows all options, whatever the field contains', async () => {
    root.render(<Example value="st" />);
    await opener.click();
    await expect.element(option('Kowloon City')).toBeVisible();
    expect(names()).toHaveLength(4);
    await expect.element(option('Sha Tin')).toHaveAttribute('aria-selected', 'true');
  });

  test('says that nothing matches, in the list and aloud', async () => {
    root.render(<Example />);
    await input.fill('Macau');
    await expect.element(list).toHaveTextContent('No district has this');
    await expect.element(page.getByRole('status')).toHaveTextContent('No district has this');
  });

  test('an option that cannot be chosen is read with its reason, and a press does not choose it', async () => {
    const onChange = vi.fn();
    root.render(<Example onChange={onChange} />);
    await opener.click();
    await expect.element(option('Kwun Tong')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(option('Kwun Tong')).toHaveAccessibleName('Kwun Tong No box office');
    await option('Kwun Tong').click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each(['{Enter}', '{Tab}'])('the key "%s" chooses a label that is typed in full', async (key) => {
    const onChange = vi.fn();
    root.render(<Example onChange={onChange} />);
    await input.fill('sha tin');
    await userEvent.keyboard(key);
    await expect.element(input).toHaveValue('Sha Tin');
    expect(onChange).toHaveBeenLastCalledWith('st');
  });

  test('words that are not an option disappear when a person leaves the field, and the choice stays', async () => {
    const onChange = vi.fn();
    root.render(<Example value="st" onChange={onChange} />);
    await input.fill('Sha T');
    await userEvent.keyboard('{Tab}');
    await expect.element(input).toHaveValue('Sha Tin');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('an emptied field has an empty value', async () => {
    const onChange = vi.fn();
    root.render(<Example value="st" onChange={onChange} />);
    await input.fill('');
    await expect.poll(() => onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('{Tab}');
    await expect.element(input).toHaveValue('');
  });

  test('while its options load, it says so: open and to a screen reader', async () => {
    root.render(<Example options={[]} busy busyLabel="Loading districts" />);
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading districts');
    await opener.click();
    await expect.element(list).toHaveTextContent('Loading districts');
  });

  test('options that arrive while the list is open fill it', async () => {
    root.render(<Example options={[]} busy busyLabel="Loading districts" />);
    await opener.click();
    await expect.element(list).toHaveTextContent('Loading districts');
    root.render(<Example />);
    await option('Sha Tin').click();
    await expect.element(input).toHaveValue('Sha Tin');
  });

  test('screen readers read hint and error with it', async () => {
    root.render(<Example hint="Where you collect." error="Choose a district." />);
    await expect.element(input).toHaveAccessibleDescription(/Where you collect\..*Choose a district\./);
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  });

  test('disabled, neither field nor button reacts', async () => {
    root.render(<Example disabled />);
    await expect.element(input).toBeDisabled();
    await expect.element(opener).toBeDisabled();
  });

  test('read-only, it can be reached and read and has no button', async () => {
    root.render(<Example value="st" readOnly />);
    await expect.element(input).toHaveAttribute('readonly');
    await expect.element(opener).not.toBeInTheDocument();
  });
});

describe.each([
  ['page', OnPage],
  ['dialog', InDialog],
  ['sheet', InSheet],
])('ComboBox in a %s', (where, Frame) => {
  beforeEach(() => {
    root.render(
      <Frame>
        <Example />
      </Frame>,
    );
  });

  test('a press chooses and closes, and the focus is in the field', async () => {
    await opener.click();
    await option('Kowloon City').click();
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(input).toHaveValue('Kowloon City');
    await expect.element(input).toHaveFocus();
  });

  test('arrows move in the list while the focus stays in the field, Enter chooses', async () => {
    await input.fill('o');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(option('Kowloon City')).toHaveAttribute('data-focused', 'true');
    await expect.element(input).toHaveAttribute('aria-activedescendant', option('Kowloon City').element().id);
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(input).toHaveValue('Kowloon City');
  });

  test('Escape closes the list alone', async () => {
    await input.fill('Sha');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(input).toHaveFocus();
    if (where !== 'page') await expect.element(page.getByRole('dialog', { name: 'Frame', exact: true })).toBeVisible();
  });

  test('the open list is in the accessibility tree, named by the label, and nothing covers it', async () => {
    await opener.click();
    await expect.element(page.getByRole('listbox', { name: /District$/ })).toBeVisible();
    expect(list.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
    for (const { value, label } of districts) {
      const { left, top, width, height } = option(label).element().getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(there?.closest('[role="option"]')?.getAttribute('data-key'), value).toBe(value);
    }
  });
});

describe('ComboBox with groups', () => {
  const regions = ['Hong Kong Island', 'Kowloon', 'New Territories'].map((label, region) => ({
    label,
    options: Array.from({ length: 5 }, (_, index) => ({
      value: `${region}${index}`,
      label: `${label} ${index + 1}`,
      description: 'Two box offices',
    })),
  }));

  test('a list that opens at its chosen option shows the heading of the first group in view, whole', async () => {
    root.render(<Example options={regions} value="13" />);
    await opener.click();
    await expect.element(option('Kowloon 4')).toBeVisible();
    await expect.poll(() => list.element().scrollTop).toBeGreaterThan(0);
    const { left, top, width } = list.element().getBoundingClientRect();
    const first = document.elementFromPoint(left + width / 2, top + 4);
    const heading = first?.closest('header');
    expect(heading?.getBoundingClientRect().top).toBeCloseTo(top, 0);
  });

  test('an option that an arrow key reaches is below the heading', async () => {
    root.render(<Example options={regions} value="13" />);
    await opener.click();
    await expect.element(option('Kowloon 4')).toBeVisible();
    for (const _ of regions.flatMap(({ options }) => options).slice(0, 6)) await userEvent.keyboard('{ArrowUp}');
    const reached = page
      .getByRole('option')
      .elements()
      .find((element) => element.hasAttribute('data-focused'));
    const { left, top, width, height } = (reached ?? list.element()).getBoundingClientRect();
    expect(reached?.contains(document.elementFromPoint(left + width / 2, top + 2))).toBe(true);
    expect(reached?.contains(document.elementFromPoint(left + width / 2, top + height - 2))).toBe(true);
  });
});
