import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { AccountForm } from './AccountForm.js';

const root = freshRoot();

describe('AccountForm', () => {
  beforeEach(() =>
    root.render(
      <AccountForm art={<div aria-hidden="true">Poster</div>} title="Log in" lead="Buying needs a membership.">
        <form aria-label="Log in">
          <button type="submit">Log in</button>
        </form>
      </AccountForm>,
    ),
  );

  test('its title is the heading of the page, and the first thing read', async () => {
    await expect.element(page.getByRole('heading', { level: 1, name: 'Log in', exact: true })).toBeVisible();
    await expect.element(page.getByText('Buying needs a membership.')).toBeVisible();
    expect(root.host.querySelectorAll('h1')).toHaveLength(1);
  });

  test('art, perforation and form stand side by side where there is room, one above the other on a phone', async () => {
    const form = page.getByRole('form', { name: 'Log in', exact: true });
    const art = page.getByText('Poster');
    await page.viewport(1200, 800);
    await expect
      .poll(() => form.element().getBoundingClientRect().left)
      .toBeGreaterThan(art.element().getBoundingClientRect().right - 1);
    await page.viewport(390, 800);
    await expect
      .poll(() => form.element().getBoundingClientRect().top)
      .toBeGreaterThan(art.element().getBoundingClientRect().bottom - 1);
    await page.viewport(414, 896);
  });
});
