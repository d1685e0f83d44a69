import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { PointsField, type PointsFieldProps } from './PointsField.js';

const root = freshRoot();

const onChange = vi.fn();

function Example({ value = 0, ...props }: Partial<PointsFieldProps>) {
  const [points, setPoints] = useState(value);
  return (
    <>
      <PointsField
        name="points"
        label="Points to use"
        hint="100 points take off HK$1."
        value={points}
        max={8100}
        step={100}
        useAllLabel="Use all"
        offsetLabel="Off"
        refusedMessage="Digits only: the number has not changed."
        offset={`−HK$${points / 100}`}
        onChange={(settled) => {
          onChange(settled);
          setPoints(settled);
        }}
        {...props}
      />
      <button type="button">Next</button>
    </>
  );
}

beforeEach(() => onChange.mockClear());

const field = page.getByRole('textbox', { name: 'Points to use', exact: true });
const useAll = page.getByRole('button', { name: 'Use all', exact: true });
const off = page.getByRole('status');

describe('PointsField', () => {
  test('a typed number settles once, when a person leaves the field, and stays as it was typed', async () => {
    root.render(<Example />);
    await field.fill('1200');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect.element(field).toHaveValue('1,200');
    expect(onChange.mock.calls).toEqual([[1200]]);
  });

  test.each([
    ['150', 150, '150'],
    ['1.5', 1.5, '1.5'],
    ['999999', 999_999, '999,999'],
  ])('%s points, which nobody can use, stay as they were typed', async (typed, points, shown) => {
    root.render(<Example />);
    await field.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue(shown);
    expect(onChange.mock.calls).toEqual([[points]]);
  });

  test.each(['abc', '1e3', '-100'])(
    '"%s", which the browser fills in, is refused with a sentence, and the number stays',
    async (text) => {
      root.render(<Example value={500} />);
      await field.fill(text);
      await expect.element(field).toHaveAccessibleDescription(/Digits only: the number has not changed\./);
      await expect.element(field).toBeInvalid();
      await userEvent.tab();
      await expect.element(field).toHaveValue('500');
      expect(onChange).not.toHaveBeenCalled();
      await field.fill('600');
      await expect.element(field).not.toBeInvalid();
    },
  );

  test('a text that the browser fills in is refused with the same sentence', async () => {
    root.render(<Example value={500} />);
    await field.click();
    const input = document.getElementById('points') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'abc');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await expect.element(field).toHaveAccessibleDescription(/Digits only: the number has not changed\./);
    await expect.element(field).toHaveValue('500');
  });

  test('arrow keys lead from a number between two steps to the next step, and from one above the maximum to the maximum', async () => {
    root.render(<Example value={150} />);
    await field.click();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange.mock.lastCall).toEqual([200]);
    await field.fill('9999');
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange.mock.lastCall).toEqual([8100]);
  });

  test('an emptied field means none', async () => {
    root.render(<Example value={500} />);
    await field.fill('');
    await userEvent.tab();
    await expect.poll(() => onChange.mock.calls).toEqual([[0]]);
  });

  test('arrow keys take one step, and the amount that comes off is announced', async () => {
    root.render(<Example value={500} />);
    await expect.element(off).toHaveTextContent('−HK$5');
    document.getElementById('points')?.focus();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange.mock.lastCall).toEqual([600]);
    await expect.element(off).toHaveTextContent('−HK$6');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(off).toHaveTextContent('−HK$4');
  });

  test('use all takes the maximum, keeps the focus, and does nothing at the maximum', async () => {
    root.render(<Example />);
    await useAll.click();
    await expect.element(field).toHaveValue('8,100');
    await expect.element(useAll).toHaveFocus();
    await expect.element(useAll).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[8100]]);
  });

  test('screen readers read hint and error with it', async () => {
    root.render(<Example error="You have only 4,800 points." />);
    await expect
      .element(field)
      .toHaveAccessibleDescription(/100 points take off HK\$1\..*You have only 4,800 points\./);
    await expect.element(field).toBeInvalid();
  });

  test('scrolling the page over it spends no points', async () => {
    root.render(<Example value={500} />);
    await field.click();
    await userEvent.wheel(field, { direction: 'up' });
    await userEvent.wheel(field, { direction: 'down' });
    await userEvent.tab();
    await expect.element(useAll).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('disabled, neither field nor button reacts', async () => {
    root.render(<Example disabled />);
    await expect.element(field).toBeDisabled();
    await useAll.click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
  });
});
