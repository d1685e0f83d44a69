import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { PointsPack, type PointsPackProps } from './PointsPack.js';

const root = freshRoot();

function Example(props: Partial<PointsPackProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <PointsPack
      label="Top up"
      name="pack"
      unit="points"
      options={[
        { value: '500', points: '500', price: 'HK$5' },
        { value: '2000', points: '2,000', price: 'HK$20' },
        { value: '5000', points: '5,000', price: 'HK$50' },
      ]}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name.replace('$', '\\$')}`) });

describe('PointsPack', () => {
  test('each pack is read with its points and its price', async () => {
    root.render(<Example />);
    await expect.element(page.getByRole('radiogroup', { name: 'Top up', exact: true })).toBeVisible();
    await expect.element(radio('2,000 points HK$20')).not.toBeChecked();
  });

  test('a press on the stub chooses it', async () => {
    root.render(<Example />);
    await page.getByText('HK$20').click();
    await expect.element(radio('2,000')).toBeChecked();
  });

  test('choosing a pack moves nothing', async () => {
    root.render(<Example />);
    await expect.element(radio('2,000')).toBeVisible();
    const words = page.getByText('HK$20');
    const before = words.element().getBoundingClientRect();
    await words.click();
    await expect.element(radio('2,000')).toBeChecked();
    const after = words.element().getBoundingClientRect();
    expect([after.x, after.y]).toEqual([before.x, before.y]);
  });

  test('the unit is in the line of its number', async () => {
    await page.viewport(390, 800);
    root.render(<Example options={[{ value: '20000', points: '20,000', price: 'HK$200' }]} />);
    await expect.element(radio('20,000')).toBeVisible();
    const number = document.createRange();
    const words = page.getByText('20,000').element();
    number.selectNodeContents(words.firstChild ?? words);
    const unit = page.getByText('points', { exact: true }).element().getBoundingClientRect();
    expect(unit.bottom).toBeLessThanOrEqual(number.getBoundingClientRect().bottom + 4);
    expect(unit.left).toBeGreaterThan(number.getBoundingClientRect().right);
  });

  test.each([
    ['default', 'solid'],
    ['bw', 'double'],
  ])('§2 in the theme %s an error changes the border of every pack: %s', async (theme, style) => {
    document.documentElement.dataset.theme = theme;
    root.render(<Example />);
    await expect.element(radio('2,000')).toBeVisible();
    const border = () => {
      const pack = page.getByText('HK$20', { exact: true }).element().closest('label');
      const { borderTopStyle, borderTopWidth } = pack
        ? getComputedStyle(pack)
        : { borderTopStyle: '', borderTopWidth: '' };
      return [borderTopStyle, borderTopWidth];
    };
    const before = border();
    root.render(<Example error="Choose an amount." />);
    await expect.element(page.getByText('Choose an amount.')).toBeVisible();
    expect(border()[0]).toBe(style);
    expect(border()).not.toEqual(before);
    document.documentElement.dataset.theme = 'default';
  });
});
