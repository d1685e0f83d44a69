import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Breadcrumb } from './Breadcrumb.js';

const root = freshRoot();

beforeEach(() => {
  root.render(
    <Breadcrumb
      label="You are here"
      items={[{ label: 'All events', href: '#all' }, { label: 'Theatre', href: '#theatre' }, { label: 'The Whale' }]}
    />,
  );
});

const nav = page.getByRole('navigation', { name: 'You are here', exact: true });

test('links every step of the way back up, in order', async () => {
  await expect.element(nav).toBeVisible();
  const links = nav.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All events', '#all'],
    ['Theatre', '#theatre'],
  ]);
});

test('the current page is marked and is not a link', async () => {
  await expect.element(nav.getByText('The Whale')).toHaveAttribute('aria-current', 'page');
  expect(nav.getByText('The Whale').element().closest('a')).toBeNull();
});

test('screen readers do not read the strokes between the steps', async () => {
  await expect.element(nav).toBeVisible();
  const [, second] = nav.getByRole('listitem').elements();
  expect(getComputedStyle(second ?? root.host, '::before').content).toBe('"/" / ""');
});
