import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EventCard, type EventCardProps } from './EventCard.js';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  host.style.inlineSize = '20rem';
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

const friday = { text: '20 Nov', day: '20', month: 'Nov', weekdayShort: 'Fri', weekday: 'Fri', weekend: false };

const show = async (layout: EventCardProps['layout']) => {
  root.render(
    <EventCard
      layout={layout}
      href="#whale"
      title="The whale in the cage home"
      poster={{ seed: 'a-whale', interest: 'theatre', lines: ['The whale in', 'the cage home'], lang: 'en' }}
      first={friday}
      byline="Peninsula Players"
      venue="Tai Hang Theatre"
      price={{ currency: 'HK$', amount: '180–380' }}
      sticker={{ kind: 'few', label: 'Few left' }}
      likes="1.2K"
    />,
  );
  await expect.element(page.getByText('Tai Hang Theatre')).toBeVisible();
};

/** Where a click in the middle of the element would lead. */
function linkAt(element: Element | null) {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')?.hash;
}

describe.each(['comfortable', 'optimized'] as const)('the %s card', (layout) => {
  test.each([
    ['its poster', () => host.querySelector('svg')],
    ['its date', () => page.getByText('20').element()],
    ['its venue', () => page.getByText('Tai Hang Theatre').element()],
    ['its sticker', () => page.getByText('Few left').element()],
    ['its price', () => page.getByText('180–380').element()],
  ])('opens the event by a click on the middle of %s', async (_what, part) => {
    await show(layout);
    expect(linkAt(part())).toBe('#whale');
  });
});
