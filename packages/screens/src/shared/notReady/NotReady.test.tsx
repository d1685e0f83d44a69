import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Announcer } from '../Announcer.js';
import { screenRoot, words } from '../screenRoot.js';
import { NotReady, NotReadyScreen } from './index.js';

const root = screenRoot();

const heading = page.getByRole('heading', { level: 1 });

describe.each([
  ['a whole page', NotReadyScreen],
  ['a page inside its layout', NotReady],
])('%s that is not ready', (_, Component) => {
  const text = { title: 'Orders', loading: 'Fetching orders' };

  test('has its heading while it loads', async () => {
    root.render(<Component state={{ kind: 'loading' }} {...text} />);
    await expect.element(heading).toHaveTextContent('Orders');
    await expect.element(page.getByText('Fetching orders')).toBeInTheDocument();
  });

  test('§8 says why it could not be fetched, and asks again', async () => {
    const onRetry = vi.fn();
    root.render(<Component state={{ kind: 'failed', failure: { kind: 'offline' } }} {...text} onRetry={onRetry} />);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('4.1.3 says that it loads, and each time that it has failed again', async () => {
    const fail = () =>
      root.render(
        <Announcer>
          <Component state={{ kind: 'failed', failure: { kind: 'offline' } }} {...text} onRetry={() => {}} />
        </Announcer>,
      );
    fail();
    const said = page.getByRole('status');
    const button = page.getByRole('button', { name: 'Try again', exact: true });
    await expect.element(button).toBeVisible();
    await expect.element(said).toBeEmptyDOMElement();
    for (const _ of [1, 2]) {
      await button.click();
      await expect.element(said).toHaveTextContent(words.common.loadingPage);
      fail();
      await expect.element(said).toHaveTextContent(words.common.offlineTitle);
    }
  });
});

test('a part of a page that was not found keeps the heading of the page', async () => {
  root.render(<NotReady state={{ kind: 'notFound' }} title="Orders" loading="Fetching orders" />);
  await expect.element(heading).toHaveTextContent('Orders');
});

test('the sentence below the heading is there only while the page loads', async () => {
  const render = (kind: 'loading' | 'notFound') =>
    root.render(<NotReady state={{ kind }} title="Orders" lead="You may close this page." loading="Fetching orders" />);
  render('loading');
  const lead = page.getByText('You may close this page.');
  await expect.element(lead).toBeVisible();
  render('notFound');
  await expect.element(lead).not.toBeInTheDocument();
});
