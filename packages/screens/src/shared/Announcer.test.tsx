import { freshRoot } from '@first-gong/ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Announcer, useAnnouncement } from './Announcer.js';

const root = freshRoot();
const region = page.getByRole('status');

function Says({ message }: { message: string }) {
  useAnnouncement(message);
  return null;
}

const show = (...parts: [key: string, message: string][]) =>
  root.render(
    <Announcer>
      {parts.map(([key, message]) => (
        <Says key={key} message={message} />
      ))}
    </Announcer>,
  );

test('4.1.3 the region is there before the first message, and a message leaves it with the component that says it', async () => {
  show();
  await expect.element(region).toBeEmptyDOMElement();
  const element = region.element();
  show(['cart', 'Added.']);
  await expect.poll(() => element.textContent).toBe('Added.');
  show(['cart', 'Removed.']);
  await expect.poll(() => element.textContent).toBe('Removed.');
  show(['cart', '']);
  await expect.poll(() => element.textContent).toBe('');
  expect(region.element()).toBe(element);
});

test('a new message is read without the one that is still there', async () => {
  show(['cart', 'Added.']);
  await expect.element(region).toHaveTextContent('Added.');
  await expect.element(region).toHaveAttribute('aria-atomic', 'false');
  const first = region.element().firstChild;
  show(['cart', 'Added.'], ['clock', '5 minutes left.']);
  await expect.element(region).toHaveTextContent('Added.5 minutes left.');
  expect(region.element().firstChild).toBe(first);
});

test('the same message of two parts, one after the other, is read once', async () => {
  show(['file', 'Loading']);
  await expect.element(region).toHaveTextContent('Loading');
  const first = region.element().firstChild;
  show(['data', 'Loading'], ['more', 'Loading']);
  await expect.element(region).toHaveTextContent(/^Loading$/);
  expect(region.element().firstChild).toBe(first);
  show();
  await expect.element(region).toBeEmptyDOMElement();
});
