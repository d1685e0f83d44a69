import { loadAllWords } from '@first-gong/i18n/load';
import { freshRoot } from '@first-gong/ui/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MemberShell } from './MemberShell.js';
import { TextProvider } from './text/index.js';

const words = await loadAllWords('en_us');
const root = freshRoot();

test('the first link skips the navigation of member services', async () => {
  root.render(
    <TextProvider lang="en_us" words={words}>
      <MemberShell route="favourites">
        <button type="button">First</button>
      </MemberShell>
    </TextProvider>,
  );
  await expect.element(page.getByRole('navigation')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: words.common.skipMenu, exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'First', exact: true })).toHaveFocus();
  history.replaceState(null, '', location.pathname + location.search);
});
