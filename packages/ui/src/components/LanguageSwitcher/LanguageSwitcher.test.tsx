import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { LanguageSwitcher, type LanguageSwitcherProps } from './LanguageSwitcher.js';

const root = freshRoot();

const show = (variant: LanguageSwitcherProps['variant']) =>
  root.render(
    <LanguageSwitcher
      variant={variant}
      label="Language"
      links={[
        { href: '/en_us/Faq.html', lang: 'en', label: 'English', short: 'EN', current: true },
        { href: '/zh_hk/Faq.html', lang: 'zh-Hant', label: '繁體中文', short: '繁', current: false },
      ]}
    />,
  );

describe.each(['panel', 'bar'] as const)('the %s', (variant) => {
  test('§2 links to the same page in each language, with the language’s own name and lang', async () => {
    show(variant);
    const link = page.getByRole('group', { name: 'Language', exact: true }).getByRole('link', { name: /繁體中文$/ });
    await expect.element(link).toHaveAttribute('href', '/zh_hk/Faq.html');
    await expect.element(link).toHaveAttribute('lang', 'zh-Hant');
    await expect.element(link).toHaveAttribute('hreflang', 'zh-Hant');
  });

  test('marks only the language in use', async () => {
    show(variant);
    await expect.element(page.getByRole('link', { name: /English$/ })).toHaveAttribute('aria-current', 'true');
    await expect.element(page.getByRole('link', { name: /繁體中文$/ })).not.toHaveAttribute('aria-current');
  });
});

test('the bar shows short names', async () => {
  show('bar');
  await expect.element(page.getByRole('link', { name: 'EN English', exact: true })).toBeVisible();
});
