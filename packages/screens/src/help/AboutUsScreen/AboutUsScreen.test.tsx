import { loadContent } from '@first-gong/i18n/content';
import { loadAllWords } from '@first-gong/i18n/load';
import { freshRoot } from '@first-gong/ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TextProvider } from '../../shared/text/index.js';
import { AboutUsScreen } from './AboutUsScreen.js';

const words = await loadAllWords('en_us');
const content = await loadContent('en_us', 'aboutUs');
const root = freshRoot();

test('§2 the page about us has its numbers, its sections, and says apart what is a demonstration', async () => {
  root.render(
    <TextProvider lang="en_us" words={words}>
      <AboutUsScreen content={content} />
    </TextProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(content.title);
  await expect.element(page.getByText('3 languages on every page')).toBeVisible();
  const apart = page.getByRole('complementary', { name: 'This is a demonstration', exact: true });
  await expect.element(apart).toHaveTextContent('No money moves');
  await expect
    .element(apart.getByRole('link', { name: 'Terms and privacy', exact: true }))
    .toHaveAttribute('href', '/en_us/ReleaseNotes.html');
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(content.sections.length);
});
