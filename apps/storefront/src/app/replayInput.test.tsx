import { Suspense, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noteDrawn, ReplayInput } from './replayInput.js';

const sent = vi.fn();

/** Two forms with a field of the same name, like a page and its footer. */
function Forms() {
  const [email, setEmail] = useState('');
  const [way, setWay] = useState('post');
  return (
    <>
      <form action="/newsletter">
        <input aria-label="Newsletter" name="email" />
      </form>
      <form
        action="/enquiry"
        onSubmit={(event) => {
          event.preventDefault();
          sent(email, way);
        }}
      >
        <p>Call 2345 6789</p>
        <label>
          Email <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </label>
        {['post', 'phone'].map((value) => (
          <label key={value}>
            <input type="radio" name="way" value={value} checked={way === value} onChange={() => setWay(value)} />
            {value}
          </label>
        ))}
        <button type="submit">Send</button>
      </form>
    </>
  );
}

const tree = (
  <Suspense>
    <Forms />
    <ReplayInput />
  </Suspense>
);
let host: HTMLElement;
let root: Root;
beforeEach(() => {
  sent.mockClear();
  host = document.createElement('div');
  host.id = 'root';
  host.innerHTML = renderToString(tree);
  document.body.append(host);
  window.beforeHydration = { presses: [], giveUp: () => {} };
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const emailField = () => page.getByRole('textbox', { name: 'Email', exact: true });
const added = () => document.createElement('div');

test.each([
  ['an attribute of a field', () => emailField().element().setAttribute('data-lpignore', 'true')],
  ['an element in the body', () => document.body.append(added())],
  ['an element beside a field', () => emailField().element().before(added())],
  ['an element beside a form', () => host.querySelector('form')?.after(added())],
  [
    'a number that is a link',
    () => {
      const words = host.querySelector('p');
      if (words) words.innerHTML = 'Call <a href="tel:23456789">2345 6789</a>';
    },
  ],
])('with %s, what was entered before React has taken over stays, and so do the focus and the press', async (_, add) => {
  add();
  const send = page.getByRole('button', { name: 'Send', exact: true }).element() as HTMLButtonElement;
  window.beforeHydration?.presses.push(send);
  await page.getByRole('radio', { name: 'phone', exact: true }).click();
  await emailField().fill('siuming@example.com');
  (emailField().element() as HTMLInputElement).setSelectionRange(3, 3);
  noteDrawn();
  startTransition(() => {
    root = hydrateRoot(host, tree, { onRecoverableError: () => {} });
  });
  await expect.poll(() => sent.mock.calls).toEqual([['siuming@example.com', 'phone']]);
  await expect.element(emailField()).toHaveFocus();
  await userEvent.keyboard('X');
  await expect.element(emailField()).toHaveValue('siuXming@example.com');
  await expect.element(page.getByRole('radio', { name: 'phone', exact: true })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: 'Newsletter', exact: true })).toHaveValue('');
});
