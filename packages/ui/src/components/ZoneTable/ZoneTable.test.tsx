import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulate } from '../../testing/emulate.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Sticker } from '../Sticker/index.js';
import { type ZoneRow, ZoneTable, type ZoneTableProps } from './ZoneTable.js';

const root = freshRoot();

afterEach(() => emulate());

const rows: ZoneRow[] = [
  { code: 'A', name: 'Zone A', location: 'Rows A to C', price: 'HK$380', left: 'Sold out', gone: true },
  { code: 'B', name: 'Zone B', location: 'Rows D to J', price: 'HK$280', left: '64 left' },
  {
    code: 'C',
    name: 'Zone C',
    location: 'Upper circle',
    price: 'HK$180',
    left: '9 left',
    note: 'A truss hides a part.',
  },
];

const onChange = vi.fn();

function Example(props: Partial<ZoneTableProps>) {
  const [value, setValue] = useState<ZoneTableProps['value']>(null);
  return (
    <ZoneTable
      name="zone"
      label="Price zone"
      rows={rows}
      value={value}
      onChange={(code) => {
        onChange(code);
        setValue(code);
      }}
      columns={{ price: 'Price', location: 'Where', left: 'Left' }}
      {...props}
    />
  );
}

beforeEach(() => onChange.mockClear());

const group = page.getByRole('radiogroup', { name: 'Price zone', exact: true });
const a = page.getByRole('radio', { name: /^Zone A/ });
const b = page.getByRole('radio', { name: /^Zone B/ });
const c = page.getByRole('radio', { name: /^Zone C/ });

test('a refused zone cannot be chosen, says why, and keeps its price', async () => {
  const reason = 'This zone still has tickets.';
  root.render(<Example rows={rows.map((row) => (row.code === 'B' ? { ...row, refused: true, note: reason } : row))} />);
  const radio = page.getByRole('radio', { name: /Zone B/ });
  await expect.element(radio).toBeDisabled();
  await expect.element(radio).toHaveAccessibleDescription(reason);
  expect(root.host.querySelectorAll('s')).toHaveLength(1);
});

describe('ZoneTable', () => {
  test('a radio reads its whole row without headings and swatch, and then its note', async () => {
    await page.viewport(1000, 800);
    root.render(<Example />);
    await expect.element(group).toBeVisible();
    await expect.element(c).toHaveAccessibleName('Zone C HK$180 Upper circle 9 left');
    await expect.element(c).toHaveAccessibleDescription('A truss hides a part.');
    await expect.element(b).not.toHaveAccessibleDescription();
    expect(page.getByText('Where').element().closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('is one stop of Tab; arrow keys move and choose, and skip sold-out zones', async () => {
    root.render(<Example />);
    await expect.element(group).toBeVisible();
    await userEvent.tab();
    await expect.element(b).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect.element(c).toBeChecked();
    await expect.element(c).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(b).toBeChecked();
    expect(onChange.mock.calls).toEqual([['B'], ['C'], ['B']]);
    await userEvent.tab();
    expect(group.element().contains(document.activeElement)).toBe(false);
  });

  test('a press anywhere on a row chooses it; a zone that is sold out stays readable and is not chosen', async () => {
    root.render(<Example />);
    await page.getByText('Upper circle').click();
    await expect.element(c).toBeChecked();
    await expect.element(a).toBeDisabled();
    expect(getComputedStyle(page.getByText('HK$380').element()).textDecorationLine).toBe('line-through');
    await page.getByText('Rows A to C').click({ force: true });
    expect(onChange.mock.calls).toEqual([['C']]);
  });

  test('screen readers read an error with the group, and a summary leads to the first zone that can be chosen', async () => {
    root.render(<Example error="Choose a zone." />);
    await expect.element(group).toHaveAccessibleDescription('Choose a zone.');
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    document.getElementById('zone')?.focus();
    await expect.element(b).toHaveFocus();
  });

  test('on a wide screen every value stands below its heading; on a small phone nothing leaves its box', async () => {
    await page.viewport(1000, 800);
    root.render(<Example />);
    await expect.element(page.getByText('Where')).toBeVisible();
    const left = (words: string) => page.getByText(words, { exact: true }).element().getBoundingClientRect().left;
    expect(['Price', 'Where', 'Left'].map(left)).toEqual(['HK$280', 'Rows D to J', '64 left'].map(left));
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    await expect.element(page.getByText('Where')).not.toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
  });

  test('in forced colours only the chosen row has an outline', async () => {
    await emulate({ 'forced-colors': 'active' });
    root.render(<Example value="C" />);
    await expect.element(c).toBeChecked();
    const outline = (radio: Element) => {
      const row = radio.closest('label')?.parentElement;
      return row && getComputedStyle(row).outlineStyle;
    };
    expect(outline(c.element())).toBe('solid');
    expect(outline(b.element())).toBe('none');
  });

  test('in a narrow column of a wide window it is no wider than the column', async () => {
    await page.viewport(1440, 800);
    root.render(
      <div style={{ inlineSize: '22rem' }}>
        <Example />
      </div>,
    );
    await expect.element(group).toBeVisible();
    expect(group.element().scrollWidth).toBeLessThanOrEqual(352);
    await expect.element(page.getByText('Where')).not.toBeVisible();
  });

  test('on the narrowest phone with the largest text no word breaks: names, stickers, remaining tickets', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    root.render(
      <div style={{ padding: '1rem' }}>
        <Example
          rows={[
            {
              code: 'A',
              name: 'Premium seats with a programme',
              location: 'Stalls, behind the pillars',
              price: 'HK$12,680',
              left: '1,033 tickets left',
              stickers: <Sticker variant="restrictedView">Restricted view</Sticker>,
            },
          ]}
        />
      </div>,
    );
    await expect.element(page.getByText('Restricted view')).toBeVisible();
    const broken = [...root.host.querySelectorAll('label *')].flatMap((element) =>
      [...element.childNodes].flatMap((node) =>
        [...(node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '').matchAll(/[\w$,]{4,}/g)].flatMap(
          (word) => {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word[0]] : [];
          },
        ),
      ),
    );
    expect(broken).toEqual([]);
  });
});
