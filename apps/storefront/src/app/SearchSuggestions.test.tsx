import { SearchField } from '@first-gong/ui/SearchField';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clearRecent, keepRecent } from '../session/recentSearches.js';
import { keepToken } from '../session/session.js';
import { TestPage } from '../testing/TestPage.js';
import { searchSuggestions } from './lazyParts.js';

const Suggestions = await searchSuggestions.load('en_us');

const root = freshRoot();
beforeEach(() => {
  keepToken('token');
  keepRecent('opera');
  root.render(
    <TestPage>
      <SearchField
        action="/en_us/Events.html"
        label="Search events"
        submitLabel="Search"
        onSearch={() => {}}
        suggestions={<Suggestions />}
      />
    </TestPage>,
  );
});
afterEach(() => {
  keepToken(null);
  clearRecent();
});

test('§3 the last searches leave an open page when the member logs out, also in another tab', async () => {
  const opera = page.getByRole('option', { name: 'opera', exact: true });
  await page.getByRole('combobox').click();
  await expect.element(opera).toBeVisible();
  clearRecent();
  keepToken(null);
  await expect.element(opera).not.toBeInTheDocument();
});
