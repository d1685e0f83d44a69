import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './useWakeLock.js';

function Page({ codes }: { codes: boolean }) {
  useWakeLock(codes);
  return null;
}

const release = vi.fn(async () => undefined);
const request = vi.fn(async () => ({ release }));
beforeEach(() => {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  request.mockReset().mockImplementation(async () => ({ release }));
  release.mockClear();
});
const root = freshRoot();

test('the screen stays on while a page shows codes, again after the page was hidden, and no longer', async () => {
  root.render(<Page codes />);
  await expect.poll(() => request).toHaveBeenCalledExactlyOnceWith('screen');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => request).toHaveBeenCalledTimes(2);
  expect(release).not.toHaveBeenCalled();
  root.render(<Page codes={false} />);
  await expect.poll(() => release).toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a page without codes asks for nothing, and a device that refuses does no harm', async () => {
  root.render(<Page codes={false} />);
  expect(request).not.toHaveBeenCalled();
  request.mockRejectedValue(new DOMException('The battery is low.', 'NotAllowedError'));
  root.render(<Page codes />);
  await expect.poll(() => request).toHaveBeenCalledOnce();
  root.render(<Page codes={false} />);
  expect(release).not.toHaveBeenCalled();
});
