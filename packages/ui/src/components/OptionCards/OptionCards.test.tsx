import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { OptionCards } from './OptionCards.js';

const root = freshRoot();

const show = (value: string) =>
  root.render(
    <>
      <ErrorSummary
        title="One thing needs another look"
        errors={[{ fieldId: 'delivery', message: 'Choose how to get your tickets.' }]}
      />
      <OptionCards
        label="Collection"
        name="delivery"
        value={value}
        onChange={() => {}}
        error="Choose how to get your tickets."
        options={[
          { value: 'courier', title: 'Courier', disabled: true },
          { value: 'eTicket', title: 'E-ticket' },
          { value: 'kiosk', title: 'Kiosk' },
        ]}
      />
    </>,
  );

test.each([
  ['nothing is chosen, to the first option that can be had', '', 'E-ticket'],
  ['one is chosen, to that one', 'kiosk', 'Kiosk'],
])('a link of the error summary leads, when %s', async (_when, value, name) => {
  show(value);
  await page.getByRole('link', { name: 'Choose how to get your tickets.', exact: true }).click();
  await expect.element(page.getByRole('radio', { name, exact: true })).toHaveFocus();
});

describe('OptionCards', () => {
  function Example({ error }: { error?: string }) {
    const [value, setValue] = useState('');
    return (
      <form>
        <button type="button">Before</button>
        <OptionCards
          label="Collection"
          name="delivery"
          value={value}
          onChange={setValue}
          error={error}
          options={[
            { value: 'eTicket', title: 'E-ticket', description: 'In your account at once.', price: 'Free' },
            { value: 'courier', title: 'Courier', description: 'Closed for this show.', disabled: true },
            { value: 'kiosk', title: 'Kiosk', price: 'HK$8' },
          ]}
        />
      </form>
    );
  }
  const eTicket = page.getByRole('radio', { name: /E-ticket/ });
  const kiosk = page.getByRole('radio', { name: /Kiosk/ });

  test('is a group named by its label, and each option is read with its consequence and its price', async () => {
    root.render(<Example />);
    await expect.element(page.getByRole('radiogroup', { name: 'Collection', exact: true })).toBeVisible();
    await expect.element(eTicket).toHaveAccessibleName(/E-ticket.*In your account at once\..*Free/);
  });

  test('a press anywhere on the card chooses it, and the form sends it', async () => {
    root.render(<Example />);
    await page.getByText('HK$8').click();
    await expect.element(kiosk).toBeChecked();
    expect(new FormData(root.host.querySelector('form') ?? undefined).get('delivery')).toBe('kiosk');
  });

  test('arrow keys choose the next option that can be chosen, and wrap', async () => {
    root.render(<Example />);
    await page.getByRole('button', { name: 'Before', exact: true }).click();
    await userEvent.tab();
    await expect.element(eTicket).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(kiosk).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(eTicket).toBeChecked();
  });

  test('an option that cannot be chosen stays in the list', async () => {
    root.render(<Example />);
    const courier = page.getByRole('radio', { name: /Courier.*Closed for this show\./ });
    await expect.element(courier).toBeDisabled();
    await page.getByText('Courier').click({ force: true });
    await expect.element(courier).not.toBeChecked();
  });

  test('screen readers read its error with the group', async () => {
    root.render(<Example error="Choose how to get your tickets." />);
    const group = page.getByRole('radiogroup', { name: 'Collection', exact: true });
    await expect.element(group).toHaveAccessibleDescription('Choose how to get your tickets.');
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  });
});
