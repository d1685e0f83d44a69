import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { TimeField, type TimeFieldProps } from './TimeField.js';

const root = freshRoot();
const onChange = vi.fn();

function Example({ value: first = '19:30', ...props }: Partial<TimeFieldProps>) {
  const [value, setValue] = useState(first);
  onChange.mockImplementation(setValue);
  return (
    <form>
      <TimeField label="Time" name="time" locale="en-HK" value={value} onChange={onChange} {...props} />
      <button type="button">After</button>
    </form>
  );
}

const part = (name: string) => page.getByRole('spinbutton', { name: new RegExp(`^${name},`) });
const group = page.getByRole('group', { name: 'Time', exact: true });
const after = page.getByRole('button', { name: 'After', exact: true });
const form = () => root.host.querySelector('form') ?? document.createElement('form');
const sent = () => new FormData(form()).getAll('time');

const render = async (props: Partial<TimeFieldProps> = {}) => {
  root.render(<Example {...props} />);
  await expect.element(page.getByRole('spinbutton').first()).toBeVisible();
};

beforeEach(() => {
  onChange.mockReset();
});

describe('TimeField', () => {
  test.each([
    ['en-HK', undefined, /^07:30\s?pm$/i],
    ['en-GB', undefined, /^19:30$/],
    ['en-HK', 24, /^19:30$/],
    ['zh-HK', undefined, /^下午\s?07:30$/],
    ['zh-CN', undefined, /^19:30$/],
    ['zh-CN', 12, /^下午\s?07:30$/],
  ] as const)('in %s with %s hours it shows %s, and sends 19:30', async (locale, hourCycle, shown) => {
    await render({ locale, hourCycle });
    await expect.poll(() => group.element().textContent?.replace(/[\u200e\u200f\u2066-\u2069]/g, '')).toMatch(shown);
    expect(sent()).toEqual(['19:30']);
  });

  test('each part is named by the label too, and an error summary leads to the first', async () => {
    await render({ hint: 'Until 22:00.', error: 'Too late.' });
    await expect.element(part('hour')).toHaveAccessibleName('hour, Time');
    await expect.element(part('minute')).toHaveAccessibleName('minute, Time');
    await expect.element(group).toHaveAccessibleDescription(/Until 22:00\. Too late\.$/);
    document.getElementById('time')?.focus();
    await expect.element(part('hour')).toHaveFocus();
  });

  test('a time is typed in one go, and reported when it is whole', async () => {
    await render({ value: '', hourCycle: 24 });
    await part('hour').click();
    await userEvent.keyboard('19');
    expect(onChange).not.toHaveBeenCalled();
    expect(sent()).toEqual(['']);
    await userEvent.keyboard('05');
    await expect.poll(sent).toEqual(['19:05']);
    expect(onChange).toHaveBeenLastCalledWith('19:05');
  });

  test('with 12 hours, afternoon and midnight are told from noon', async () => {
    await render({ value: '' });
    await part('hour').click();
    await userEvent.keyboard('1205a');
    await expect.poll(sent).toEqual(['00:05']);
    await userEvent.keyboard('p');
    await expect.poll(sent).toEqual(['12:05']);
  });

  test('arrow keys change the part in focus', async () => {
    await render({ hourCycle: 24 });
    await part('hour').click();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    await expect.poll(sent).toEqual(['20:29']);
  });

  test('a time with a deleted part is none when a person leaves the field', async () => {
    await render({ hourCycle: 24 });
    await part('minute').click();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await after.click();
    await expect.poll(sent).toEqual(['']);
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  test('a value that is no time is shown as none', async () => {
    await render({ value: '25:00', hourCycle: 24 });
    await expect.element(group).toHaveTextContent('––:––');
  });

  test('the browser refuses a time outside of the limits, and says why in the language of the field', async () => {
    await render({ hourCycle: 24, min: '10:00', max: '19:00', value: '' });
    expect(form().checkValidity()).toBe(true);
    await part('hour').click();
    await userEvent.keyboard('2100');
    await after.click();
    await expect.poll(() => form().checkValidity()).toBe(false);
    await expect.element(group).toHaveAccessibleDescription(/19:00/);
    await part('hour').click();
    await userEvent.keyboard('1830');
    await after.click();
    await expect.poll(() => form().checkValidity()).toBe(true);
    await expect.element(group).not.toHaveAccessibleDescription(/19:00/);
  });

  test('disabled, it sends nothing; read-only, it does', async () => {
    await render({ disabled: true });
    await expect.element(part('hour')).toHaveAttribute('aria-disabled', 'true');
    expect(sent()).toEqual([]);
    await render({ disabled: false, readOnly: true });
    await expect.poll(sent).toEqual(['19:30']);
  });
});
