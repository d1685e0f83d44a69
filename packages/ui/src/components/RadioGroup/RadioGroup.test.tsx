import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { RadioGroup } from './RadioGroup.js';

const root = freshRoot();

function Example() {
  const [value, setValue] = useState('');
  return (
    <RadioGroup
      label="Collection"
      name="collection"
      options={[
        { value: 'kiosk', label: 'Kiosk', description: 'Day and night' },
        { value: 'counter', label: 'Counter' },
      ]}
      hint="Where you go."
      value={value}
      onChange={setValue}
    />
  );
}

const kiosk = page.getByRole('radio', { name: 'Kiosk', exact: true });

test('a radio button has its own name and description', async () => {
  root.render(<Example />);
  await expect.element(kiosk).toHaveAccessibleName('Kiosk');
  await expect.element(kiosk).toHaveAccessibleDescription('Day and night');
});

test('a press on the description chooses', async () => {
  root.render(<Example />);
  await page.getByText('Day and night').click({ force: true });
  await expect.element(kiosk).toBeChecked();
});
