import { loadContent } from '@first-gong/i18n/content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot } from '../../shared/screenRoot.js';
import { AboutUsScreen } from './AboutUsScreen.js';

const content = await loadContent('en_us', 'aboutUs');
const root = screenRoot();

test('§2 the page about us has its numbers, its sections, and says apart what is a demonstration', async () => {
  root.render(<AboutUsScreen content={content} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(content.title);
  await expect.element(page.getByText('3 languages on every page')).toBeVisible();
  const apart = page.getByRole('complementary', { name: 'This is a demonstration', exact: true });
  await expect.element(apart).toHaveTextContent('No money moves');
  await expect
    .element(apart.getByRole('link', { name: 'Terms and privacy', exact: true }))
    .toHaveAttribute('href', '/en_us/ReleaseNotes.html');
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(content.sections.length);
});
