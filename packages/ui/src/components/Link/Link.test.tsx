import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Link } from './Link.js';

const root = freshRoot();

const link = page.getByRole('link');

describe('Link', () => {
  test('leads where it says', async () => {
    root.render(<Link href="#tonight">All shows tonight</Link>);
    await expect.element(page.getByRole('link', { name: 'All shows tonight' })).toHaveAttribute('href', '#tonight');
    await expect.element(link).not.toHaveAttribute('aria-current');
  });

  test('is underlined, because colour alone does not tell it from its sentence', async () => {
    root.render(<Link href="#tonight">Tonight</Link>);
    await expect.element(link).toHaveStyle({ textDecorationLine: 'underline' });
  });

  test('to another language it is read in that language, and says so to the browser', async () => {
    root.render(
      <Link href="/zh_hk/" lang="zh-Hant-HK">
        繁
      </Link>,
    );
    await expect.element(link).toHaveAttribute('lang', 'zh-Hant-HK');
    await expect.element(link).toHaveAttribute('hreflang', 'zh-Hant-HK');
  });

  test('to the page itself it is read as the current one', async () => {
    root.render(
      <Link href="/" current>
        Home
      </Link>,
    );
    await expect.element(link).toHaveAttribute('aria-current', 'page');
  });

  test('where its words alone do not say it, its label does', async () => {
    root.render(
      <Link href="#a" label="Details of The Whale in the Cubicle">
        Details
      </Link>,
    );
    await expect.element(link).toHaveAccessibleName('Details of The Whale in the Cubicle');
  });
});
