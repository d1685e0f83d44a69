import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { LikeButton } from '../LikeButton/index.js';
import { EventHeader, type EventHeaderProps } from './EventHeader.js';

const root = freshRoot();

const show = async (props: Partial<EventHeaderProps> = {}) => {
  root.render(
    <EventHeader
      seed="afterimage-3"
      interest="family"
      kick={['Dance', '70 minutes']}
      title="Afterimage"
      otherTitle={{ lang: 'zh-Hant', text: '殘影' }}
      facts={[{ term: 'Venue', details: 'Shek Kip Mei Black Box' }]}
      {...props}
    />,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Afterimage', exact: true })).toBeVisible();
};

describe('EventHeader', () => {
  test('the title is the heading of the page, and scripts can focus it', async () => {
    await show();
    const heading = page.getByRole('heading', { level: 1 });
    heading.element().focus();
    await expect.element(heading).toHaveFocus();
  });

  test('screen readers read the title first; the facts above it follow', async () => {
    await show();
    const title = page.getByRole('heading', { level: 1 }).element();
    const fact = page.getByText('70 minutes').element();
    expect(title.compareDocumentPosition(fact) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(fact.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top);
  });

  test('the title in another language is marked with that language', async () => {
    await show();
    await expect.element(page.getByText('殘影')).toHaveAttribute('lang', 'zh-Hant');
  });

  test('drawn art has no title on it and is hidden from screen readers', async () => {
    await show();
    expect(root.host.querySelector('svg text')).toBeNull();
    expect(page.getByRole('img').elements()).toHaveLength(0);
  });

  test('a like button is in the line above the title', async () => {
    await show({ likes: <LikeButton label="Like Afterimage" count="620" countLabel="likes" checked /> });
    const heart = page
      .getByRole('button', { name: 'Like Afterimage 620 likes', exact: true })
      .element()
      .getBoundingClientRect();
    const title = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    expect(heart.bottom).toBeLessThanOrEqual(title.top);
  });
});
