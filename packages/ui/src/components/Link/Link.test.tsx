import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Link } from './Link.js';

const root = freshRoot();

const link = page.getByRole('link');

describe('Link', () => {
  test('leads to its href', async () => {
    root.render(<Link href="#tonight">All shows tonight</Link>);
    await expect
      .element(page.getByRole('link', { name: 'All shows tonight', exact: true }))
      .toHaveAttribute('href', '#tonight');
    await expect.element(link).not.toHaveAttribute('aria-current');
  });

  test('is underlined, because colour alone does not distinguish it from its sentence', async () => {
    root.render(<Link href="#tonight">Tonight</Link>);
    await expect.element(link).toHaveStyle({ textDecorationLine: 'underline' });
  });

  test('a link to the page itself is marked as current', async () => {
    root.render(
      <Link href="/" current>
        Home
      </Link>,
    );
    await expect.element(link).toHaveAttribute('aria-current', 'page');
  });

  test('an aria-label replaces words that do not say where it leads', async () => {
    root.render(
      <Link href="#a" aria-label="Details of The Whale in the Cage Home">
        Details
      </Link>,
    );
    await expect.element(link).toHaveAccessibleName('Details of The Whale in the Cage Home');
  });
});
