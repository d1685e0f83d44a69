import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { OptionCards } from './OptionCards.js';

const root = freshRoot();

function Example() {
  const [value, setValue] = useState('');
  return (
    <OptionCards
      label="Collection"
      name="delivery"
      value={value}
      onChange={setValue}
      options={[
        { value: 'eTicket', title: 'E-ticket', description: 'In your account at once.', price: 'Free' },
        { value: 'courier', title: 'Courier', description: 'Closed for this show.', disabled: true },
        { value: 'kiosk', title: 'Kiosk', price: 'HK$8' },
      ]}
    />
  );
}

test('each option is read with its consequence and its price', async () => {
  root.render(<Example />);
  const eTicket = page.getByRole('radio', { name: /E-ticket.*In your account at once\..*Free/ });
  await expect.element(eTicket).toBeEnabled();
  await expect.element(page.getByRole('radio', { name: /Courier.*Closed for this show\./ })).toBeDisabled();
});

test('a press anywhere on the card chooses it', async () => {
  root.render(<Example />);
  await page.getByText('HK$8').click();
  await expect.element(page.getByRole('radio', { name: /Kiosk/ })).toBeChecked();
});
