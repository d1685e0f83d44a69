import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { PageTitle } from './PageTitle.js';

const root = freshRoot();

const title = page.getByRole('heading', { level: 1 });

describe('PageTitle', () => {
  test('is the heading of level 1, with the lead as a sentence outside it', async () => {
    root.render(<PageTitle lead="It takes three minutes.">Become a member</PageTitle>);
    await expect.element(title).toHaveAccessibleName('Become a member');
    await expect.element(page.getByRole('paragraph')).toHaveTextContent('It takes three minutes.');
  });

  test('a script can focus it, Tab does not stop at it', async () => {
    root.render(
      <>
        <PageTitle id="title">Your cart</PageTitle>
        <a href="#check">Check out</a>
      </>,
    );
    await expect.element(title).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('link')).toHaveFocus();
    document.getElementById('title')?.focus();
    await expect.element(title).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link')).toHaveFocus();
  });

  test('one word longer than the line fits on the smallest phone', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    root.render(
      <PageTitle lead={'Zahlungsaufforderungsbestätigung'.repeat(2)}>Donaudampfschifffahrtsgesellschaft</PageTitle>,
    );
    await expect.element(title).toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
  });
});
