import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Tabs } from './index.js';

const root = freshRoot();

function Example() {
  const [value, setValue] = useState<'upcoming' | 'past' | 'all'>('upcoming');
  return (
    <Tabs
      label="Transactions"
      value={value}
      onChange={setValue}
      items={[
        { value: 'upcoming', label: 'Upcoming', content: <a href="#next">Next show</a> },
        { value: 'past', label: 'Past', content: <p>Past shows</p> },
        { value: 'all', label: 'All', content: <p>All shows</p> },
      ]}
    />
  );
}

const chosen = () => root.host.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
const panel = () => root.host.querySelector('[role="tabpanel"]:not([hidden])')?.textContent;

beforeEach(async () => {
  root.render(<Example />);
  await expect.poll(() => root.host.querySelectorAll('[role="tab"]').length).toBe(3);
  await userEvent.tab();
});

test('Tab stops once, on the selected tab, and then goes to the panel', async () => {
  expect(document.activeElement?.textContent).toBe('Upcoming');
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
});

test('the right arrow moves and selects, and wraps around at the end', async () => {
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(chosen).toBe('Past');
  expect(panel()).toBe('Past shows');
  expect(document.activeElement?.textContent).toBe('Past');
  // Radix moves the focus in a later task, so each key waits for the previous one.
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(chosen).toBe('All');
  await expect.poll(() => document.activeElement?.textContent).toBe('All');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(chosen).toBe('Upcoming');
});

test('Home and End go to the first and the last tab', async () => {
  await userEvent.keyboard('{End}');
  await expect.poll(chosen).toBe('All');
  await userEvent.keyboard('{Home}');
  await expect.poll(chosen).toBe('Upcoming');
});

test('from right to left the left arrow moves on, and the tabs force no direction', async () => {
  document.documentElement.dir = 'rtl';
  // Tabs read the direction on focus, so leave and return.
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(chosen).toBe('Past');
  expect(root.host.querySelector('[dir]')).toBeNull();
  document.documentElement.removeAttribute('dir');
});
