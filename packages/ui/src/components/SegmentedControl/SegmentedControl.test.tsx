import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { SegmentedControl } from './SegmentedControl.js';

const root = freshRoot();

function Example() {
  const [value, setValue] = useState('mr');
  return (
    <SegmentedControl
      label="Title"
      name="title"
      options={[
        { value: 'mr', label: 'Mr' },
        { value: 'miss', label: 'Miss' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('a press chooses, and only the chosen option is ticked', async () => {
  root.render(<Example />);
  await page.getByText('Miss').click();
  await expect.element(radio('Miss')).toBeChecked();
  await expect.element(radio('Mr')).not.toBeChecked();
  expect(root.host.querySelectorAll('svg')).toHaveLength(1);
  expect(page.getByText('Miss').element().parentElement?.querySelector('svg')).not.toBeNull();
});
