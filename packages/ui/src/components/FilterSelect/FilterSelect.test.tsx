import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { FilterDay } from './FilterDay.js';
import { FilterSelect } from './FilterSelect.js';

const root = freshRoot();

const options = [
  { value: '', label: 'All' },
  { value: 'taiHang', label: 'Tai Hang Theatre' },
  { value: 'oldPost', label: 'Old Post Office' },
];

function Example({ onChoose }: { onChoose?: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <form>
      <FilterSelect
        label="Venue"
        name="venue"
        value={value}
        options={options}
        onChange={(chosen) => {
          onChoose?.(chosen);
          setValue(chosen);
        }}
      />
    </form>
  );
}

const select = page.getByRole('combobox', { name: 'Venue', exact: true });

describe('FilterSelect', () => {
  test('is named by its label and shows the choice in force', async () => {
    root.render(<FilterSelect label="Venue" name="venue" value="oldPost" options={options} />);
    await expect.element(select).toHaveDisplayValue('Old Post Office');
  });

  test('on a phone two of them share a line only where neither choice is cut', async () => {
    const frame = (label: string, choice: string) => (
      <FilterSelect label={label} name={label} value="it" options={[{ value: 'it', label: choice }]} />
    );
    root.render(
      <div style={{ display: 'flex', flexWrap: 'wrap', inlineSize: 340 }}>
        {frame('Programme', 'Government network (163)')}
        {frame('Price', 'Up to HK$500 (163)')}
        {frame('Category', 'All (9)')}
        {frame('Venue', 'All (9)')}
      </div>,
    );
    await expect.element(select).toBeVisible();
    const lines: number[] = [];
    for (const name of ['Programme', 'Price', 'Category', 'Venue']) {
      const element = page.getByRole('combobox', { name, exact: true }).element();
      const shown = element.getBoundingClientRect();
      lines.push(shown.top);
      const whole = element.cloneNode(true) as HTMLSelectElement;
      whole.style.cssText = 'position: absolute; inline-size: max-content';
      element.after(whole);
      expect(shown.width).toBeGreaterThanOrEqual(Math.floor(whole.getBoundingClientRect().width));
      whole.remove();
    }
    expect(new Set(lines).size).toBe(3);
  });

  test('arrow keys choose one option after the other, and the focus stays', async () => {
    const onChoose = vi.fn();
    root.render(<Example onChoose={onChoose} />);
    await expect.element(select).toBeVisible();
    await userEvent.tab();
    await expect.element(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(select).toHaveValue('taiHang');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(select).toHaveValue('oldPost');
    expect(onChoose.mock.calls).toEqual([['taiHang'], ['oldPost']]);
    await expect.element(select).toHaveFocus();
  });

  test('shows a new value from the address, whatever a person chose before', async () => {
    const show = (value: string) =>
      root.render(<FilterSelect label="Venue" name="venue" value={value} options={options} />);
    show('taiHang');
    await select.selectOptions('oldPost');
    await expect.element(select).toHaveValue('oldPost');
    show('');
    await expect.element(select).toHaveValue('');
  });

  test('a day keeps what is typed until the address has another one, and the field stays the same', async () => {
    const show = (value: string, label = 'From') =>
      root.render(<FilterDay label={label} name="from" value={value} min="2026-01-01" />);
    show('2026-11-24');
    const field = page.getByLabelText('From');
    await expect.element(field).toHaveValue('2026-11-24');
    await field.fill('2026-11-27');
    show('2026-11-24', 'From the day');
    await expect.element(page.getByLabelText('From the day')).toHaveValue('2026-11-27');
    const element = page.getByLabelText('From').element();
    show('2026-12-01');
    await expect.element(field).toHaveValue('2026-12-01');
    expect(field.element()).toBe(element);
  });

  test('without script its form sends the choice', async () => {
    root.render(
      <form>
        <FilterSelect label="Venue" name="venue" value="" options={options} />
      </form>,
    );
    await select.selectOptions('taiHang');
    expect(new FormData(root.host.querySelector('form') ?? undefined).get('venue')).toBe('taiHang');
  });

  test('a long choice stays in its box on the smallest phone', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    const label = 'Multi-purpose hall of the North Point neighbourhood theatre centre';
    root.render(<FilterSelect label="Venue" name="venue" value="a" options={[{ value: 'a', label }]} />);
    await expect.element(select).toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
  });
});
