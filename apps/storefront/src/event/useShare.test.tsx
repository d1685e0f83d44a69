import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useShare } from './useShare.js';

const path = '/en_us/EventDetail.html?eventId=whale';
const address = location.origin + path;

/** Replaces a function of the device. Test browsers cannot share, and ask before they copy. */
function device(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** The result of a click, once `settled` is true. */
async function press(settled: (shared: ReturnType<typeof useShare>['shared']) => boolean) {
  let current: ReturnType<typeof useShare> | undefined;
  function Probe() {
    current = useShare('The Whale', path);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  root.render(<Probe />);
  await expect.poll(() => current).toBeDefined();
  current?.share();
  await expect.poll(() => settled(current?.shared ?? null)).toBe(true);
  const { shared } = current ?? {};
  root.unmount();
  return shared;
}

test('a device that can share gets title and address, and the page says nothing', async () => {
  const share = vi.fn(async () => {});
  device('share', share);
  expect(await press(() => share.mock.calls.length > 0)).toBeNull();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'The Whale', url: address });
});

test('a person who changes their mind gets no message and no copy', async () => {
  const writeText = vi.fn(async () => {});
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  device('share', share);
  device('clipboard', { writeText });
  expect(await press(() => share.mock.calls.length > 0)).toBeNull();
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['no way to share', undefined],
  ['a way that refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('a device with %s copies the address', async (_what, share) => {
  const writeText = vi.fn(async () => {});
  device('share', share);
  device('clipboard', { writeText });
  expect(await press((shared) => shared !== null)).toEqual({ copied: true, address });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
});

test('§8 a clipboard that refuses leaves the address to be copied by hand', async () => {
  device('clipboard', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(await press((shared) => shared !== null)).toEqual({ copied: false, address });
});
