import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MemberShell } from './MemberShell.js';
import { screenRoot, words } from './screenRoot.js';

const root = screenRoot();

test('the first link skips the navigation of member services', async () => {
  root.render(
    <MemberShell route="favourites">
      <button type="button">First</button>
    </MemberShell>,
  );
  await expect.element(page.getByRole('navigation')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: words.common.skipMenu, exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'First', exact: true })).toHaveFocus();
  history.replaceState(null, '', location.pathname + location.search);
});
