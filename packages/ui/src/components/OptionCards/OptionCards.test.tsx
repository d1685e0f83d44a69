import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { OptionCards } from './OptionCards.js';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

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
  await page.getByRole('link', { name: 'Choose how to get your tickets.' }).click();
  await expect.element(page.getByRole('radio', { name })).toHaveFocus();
});
