import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Chips } from './components/Chips/index.js';
import { ErrorSummary } from './components/ErrorSummary/index.js';
import { Masthead } from './components/Masthead/index.js';
import { WallPager } from './components/PosterWall/index.js';
import { ticketIcon } from './icons/ticket.js';
import { freshRoot } from './testing/freshRoot.js';

const root = freshRoot();
const chosen = vi.fn();

const withHandler: [name: string, part: ReactNode][] = [
  [
    'Chips',
    <Chips key="" label="" options={[{ value: 'a', label: 'A', href: '#wanted' }]} value="" onChange={chosen} />,
  ],
  [
    'ErrorSummary',
    <div key="">
      <ErrorSummary title="" errors={[{ fieldId: 'wanted', message: 'Enter one' }]} />
      <input id="wanted" aria-label="wanted" onFocus={chosen} />
    </div>,
  ],
  [
    'Masthead',
    <Masthead
      key=""
      home=""
      homeLabel=""
      name=""
      secondLine=""
      secondLang="en"
      search={null}
      toolsLabel=""
      tools={[{ href: '#wanted', icon: ticketIcon, label: 'Cart', onClick: chosen }]}
    />,
  ],
  [
    'WallPager',
    <WallPager
      key=""
      label=""
      lang="en"
      value={0}
      items={[{ seed: '', interest: 'theatre', href: '#wanted', label: 'Night' }]}
      onChange={chosen}
    />,
  ],
];

test.each(withHandler)('the links of %s leave a click for a new tab to the browser', async (_name, part) => {
  root.render(part);
  const link = await vi.waitUntil(() => root.host.querySelector('a[href="#wanted"]'));
  const isKept = (init: MouseEventInit) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    const stay = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    let isFollowed = false;
    addEventListener('click', stay, { once: true });
    link.dispatchEvent(click);
    return !isFollowed;
  };
  chosen.mockClear();
  for (const init of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    expect(isKept(init), JSON.stringify(init)).toBe(false);
  }
  expect(chosen).not.toHaveBeenCalled();
  expect(isKept({})).toBe(true);
  expect(chosen).toHaveBeenCalledOnce();
});
