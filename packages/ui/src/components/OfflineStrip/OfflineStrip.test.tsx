import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button } from '../Button/index.js';
import { OfflineStrip } from './OfflineStrip.js';

const root = freshRoot();

const status = page.getByRole('status');
const retry = page.getByRole('button', { name: 'Try again', exact: true });

const show = (offline: boolean, onRetry?: () => void) =>
  root.render(
    <OfflineStrip offline={offline} title="You are offline." action={<Button onClick={onRetry}>Try again</Button>}>
      Listings are from 20:02.
    </OfflineStrip>,
  );

describe('OfflineStrip', () => {
  test('its status region is in the page before its words, so that screen readers announce them', async () => {
    show(false);
    await expect.element(status).toBeEmptyDOMElement();
    const before = status.element();
    show(true);
    await expect.element(status).toHaveTextContent('You are offline. Listings are from 20:02.');
    expect(status.element()).toBe(before);
  });

  test('takes no space while there is a connection', async () => {
    show(false);
    await expect.element(status).toBeInTheDocument();
    expect(root.host.getBoundingClientRect().height).toBe(0);
    expect(retry.query()).toBeNull();
  });

  test('its button is outside the status region', async () => {
    const onRetry = vi.fn();
    show(true, onRetry);
    await retry.click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(status.element().contains(retry.element())).toBe(false);
  });
});
