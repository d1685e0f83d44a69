import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot } from '../screenRoot.js';
import { partFails, partIs, storyChrome } from '../story/index.js';
import type { Chrome, PageLayoutProps } from './chrome.js';
import { PageLayout } from './PageLayout.js';

const root = screenRoot();
const messages = page.getByRole('region', { name: 'Messages', exact: true });

const show = (changes: Partial<Chrome>, props: Partial<PageLayoutProps> = {}) =>
  root.render(
    <PageLayout {...props} chrome={storyChrome('en_us', changes)}>
      <h1>A page</h1>
    </PageLayout>,
  );

test('§2 the footer has the messages of three months, the newest three at once', async () => {
  show({});
  await expect.element(messages).toBeVisible();
  expect(messages.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(messages.getByText('16 Nov')).toBeVisible();
  // The message is the link's name, because "Read more" names no page.
  const link = messages.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/en_us/Member/TxnHistory.html');
  expect(link.element().textContent).toMatch(/e-ticket/);
  await messages.getByText('Earlier messages (1)').click();
  await expect.element(messages.getByText(/The box office at Oil Street/)).toBeVisible();
});

test('messages that could not be loaded say so and can be asked for again; no messages are nothing', async () => {
  const onRetryMessages = vi.fn();
  show({ messages: partFails }, { onRetryMessages });
  await messages.getByRole('button', { name: 'Try again', exact: true }).click();
  expect(onRetryMessages).toHaveBeenCalledOnce();
  show({ messages: partIs([]) });
  await expect.element(messages).not.toBeInTheDocument();
});

test('§2 header and footer lead to every list, to past events and to favourites, also without all or some counts', async () => {
  const { categories: counted } = storyChrome('en_us');
  for (const categories of [counted.slice(0, 2), counted, []]) {
    show({ categories });
    await expect.element(page.getByRole('heading', { name: 'A page', exact: true })).toBeVisible();
    const addresses = page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/en_us/Events.html',
        '/en_us/Events.html?category=local',
        '/en_us/Events.html?category=governmentNetwork',
        '/en_us/Events.html?partner=artsFestival',
        '/en_us/Events.html?partner=filmFestival',
        '/en_us/PastEvents.html',
        '/en_us/Member/Favourites.html',
      ]),
    );
  }
});
