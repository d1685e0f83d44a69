import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { LikeButton } from '../LikeButton/index.js';
import { FeatureTicket, type FeatureTicketProps } from './FeatureTicket.js';
import { SeatsTonight, type SeatsTonightProps } from './SeatsTonight.js';

const root = freshRoot();

const show = (props: Partial<FeatureTicketProps> = {}) =>
  root.render(
    <FeatureTicket
      poster={{ seed: 'loud-sea', interest: 'bandShow' }}
      lang="en"
      kicker="Editors’ pick 1/8"
      title="Loud Sea"
      subtitle="The Umbrellas, ten years"
      byline="The Umbrellas"
      facts={[{ label: 'Venue', value: 'Bayside Arena' }]}
      action={{ href: '#buy', label: 'Buy tickets' }}
      likes={null}
      stub={null}
      {...props}
    />,
  );

const tonight = (props: Partial<SeatsTonightProps> = {}) => (
  <SeatsTonight
    title="Seats tonight"
    date="Fri 20 Nov"
    empty="Nothing is on tonight."
    rows={[
      { id: 'p1', href: '#p1', time: '19:30', title: 'The Whale', venue: 'Tai Hang', price: 'HK$180+', left: '8 left' },
    ]}
    {...props}
  />
);

describe('FeatureTicket', () => {
  test('title and subtitle are one heading, the facts are a list of pairs, and there is one action', async () => {
    show();
    await expect
      .element(page.getByRole('heading', { level: 2, name: 'Loud Sea The Umbrellas, ten years', exact: true }))
      .toBeVisible();
    await expect.element(page.getByRole('term')).toHaveTextContent('Venue');
    await expect.element(page.getByRole('link', { name: 'Buy tickets', exact: true })).toHaveAttribute('href', '#buy');
  });

  test('a short title has poster size, a long title does not', async () => {
    show();
    const heading = page.getByRole('heading', { level: 2 });
    const size = async () => {
      await expect.element(heading).toBeVisible();
      return Number.parseFloat(getComputedStyle(heading.element()).fontSize);
    };
    const short = await size();
    show({ title: 'An evening of stories told on the last tram home' });
    await expect.element(heading).toHaveTextContent('An evening');
    expect(await size()).toBeLessThan(short);
  });

  test('on the flood a filled heart has the colour of the words, because the flood may be red', async () => {
    show({ likes: <LikeButton label="Like" count="8.1K" countLabel="likes" checked /> });
    const heart = page.getByRole('button', { name: 'Like 8.1K likes', exact: true });
    await expect.element(heart).toBeVisible();
    const icon = heart.element().querySelector('svg');
    expect(getComputedStyle(icon ?? root.host).fill).toBe(getComputedStyle(heart.element()).color);
  });
});

describe('SeatsTonight', () => {
  test('a row is one link: hour, title, venue, price, seats left', async () => {
    show({ stub: tonight() });
    await expect.element(page.getByRole('heading', { name: 'Seats tonight', exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /19:30.*The Whale.*Tai Hang.*HK\$180\+.*8 left/ }))
      .toBeVisible();
  });

  test('without rows it shows the empty text', async () => {
    show({ stub: tonight({ rows: [] }) });
    await expect.element(page.getByText('Nothing is on tonight.')).toBeVisible();
  });
});
