import { createRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { LikeButton } from '../LikeButton/index.js';
import { EventCard } from './EventCard.js';
import type { EventCardProps } from './props.js';

const root = freshRoot();

beforeEach(() => {
  root.host.style.inlineSize = '20rem';
});

const friday = { day: '20', month: 'Nov', weekday: 'Fri', weekend: false };

const show = async (layout: EventCardProps['layout'], props: Partial<EventCardProps> = {}) => {
  root.render(
    <EventCard
      layout={layout}
      href="#whale"
      title="The whale in the cage home"
      poster={{ seed: 'a-whale', interest: 'theatre', lines: ['The whale in', 'the cage home'], lang: 'en' }}
      next={friday}
      days={['Fri 20 Nov –', 'Sat 28 Nov']}
      byline="Peninsula Players"
      venue="Tai Hang Theatre"
      price={{ currency: 'HK$', amount: '180–380' }}
      sticker={{ variant: 'few', label: 'Few left' }}
      likes="1.2K"
      {...props}
    />,
  );
  await expect.element(page.getByText('Tai Hang Theatre')).toBeVisible();
};

/** Target of a click on the middle of an element. */
function linkAt(element: Element | null) {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')?.hash;
}

describe.each(['comfortable', 'optimized'] as const)('the %s card', (layout) => {
  test.each([
    ['its poster', () => root.host.querySelector('svg')],
    ['its date', () => page.getByText('20').element()],
    ['its venue', () => page.getByText('Tai Hang Theatre').element()],
    ['its sticker', () => page.getByText('Few left').element()],
    ['its price', () => page.getByText('180–380').element()],
  ])('a click on the middle of %s opens the event', async (_what, part) => {
    await show(layout);
    expect(linkAt(part())).toBe('#whale');
  });

  test('passes ref, id and data-* to the card', async () => {
    const ref = createRef<HTMLElement>();
    await show(layout, { ref, id: 'whale', 'data-testid': 'whale' });
    const card = page.getByRole('article');
    await expect.element(card).toHaveAttribute('id', 'whale');
    await expect.element(card).toHaveAttribute('data-testid', 'whale');
    expect(ref.current).toBe(card.element());
  });

  test('its sticker covers nothing of the poster', async () => {
    await show(layout);
    const sticker = page.getByText('Few left').element().getBoundingClientRect();
    const art = root.host.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const apart = sticker.top >= art.bottom || sticker.left >= art.right;
    expect(apart).toBe(true);
  });

  test('its link has the name of title and byline, because an ensemble has several events of one title', async () => {
    await show(layout);
    const name = 'The whale in the cage home Peninsula Players';
    await expect.element(page.getByRole('link', { name, exact: true })).toBeInTheDocument();
  });

  test('a press on the heart likes the event and does not open it', async () => {
    const onChange = vi.fn();
    await show(layout, {
      likes: <LikeButton label="Like the whale" count="1.2K" countLabel="likes" onChange={onChange} />,
    });
    const heart = page.getByRole('button', { name: 'Like the whale 1.2K likes', exact: true });
    expect(linkAt(heart.element())).toBeUndefined();
    await heart.click();
    expect(onChange).toHaveBeenCalledWith(true);
  });

  test('rescheduled, it strikes the old date through and says so, beside the new date', async () => {
    await show(layout, { was: { label: 'Originally', text: '13 Nov' }, note: 'Tickets stay valid.' });
    expect(root.host.querySelector('s')?.textContent).toBe('13 Nov');
    await expect.element(page.getByText('Originally')).toBeInTheDocument();
    await expect.element(page.getByText('Tickets stay valid.')).toBeVisible();
  });

  test('cancelled, it strikes the price through, says so, and drops the colours of the poster', async () => {
    await show(layout, { sticker: { variant: 'cancelled', label: 'Cancelled' } });
    expect(root.host.querySelector('s')?.textContent).toMatch(/180–380/);
    expect(root.host.textContent).toMatch(/180–380\s*Cancelled/);
    const inks = [...root.host.querySelectorAll('article svg[lang] path')].map((path) => getComputedStyle(path).fill);
    for (const ink of inks) expect(ink).toMatch(/^(none|rgb\((0, 0, 0|255, 255, 255)\)|url\(.*\))$/);
  });

  test('sold out, it keeps its colours and its price', async () => {
    await show(layout, { sticker: { variant: 'soldOut', label: 'Sold out' }, note: 'Join the waitlist.' });
    await expect.element(page.getByText('Join the waitlist.')).toBeVisible();
    expect(root.host.querySelector('s')).toBeNull();
    const inks = [...root.host.querySelectorAll('article svg[lang] path')].map((path) => getComputedStyle(path).fill);
    expect(inks.some((ink) => ink.startsWith('rgb') && !/^rgb\((0, 0, 0|255, 255, 255)\)$/.test(ink))).toBe(true);
  });
});
