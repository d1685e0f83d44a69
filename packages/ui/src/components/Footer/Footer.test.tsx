import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Footer, FooterColumn, FooterFigure } from './Footer.js';

const root = freshRoot();

beforeEach(() => {
  root.render(
    <Footer brand="First Gong" lead="Every show begins with a gong." legal={['© First Gong', 'Prices in HKD']}>
      <FooterColumn title="Display" id="display">
        <p>Text size</p>
        <FooterFigure href="tel:+85200000000">0000 0000</FooterFigure>
      </FooterColumn>
      <FooterColumn
        title="Language"
        links={[
          { href: '#en', label: 'English', lang: 'en', current: true },
          { href: '#zh', label: '繁體中文', lang: 'zh-Hant' },
        ]}
      />
    </Footer>,
  );
});

const foot = page.getByRole('contentinfo');

describe('Footer', () => {
  test('is the content information of the page, with a heading per column', async () => {
    await expect.element(foot.getByRole('heading', { level: 2, name: 'Display', exact: true })).toBeVisible();
    await expect.element(foot.getByRole('heading', { level: 2, name: 'Language', exact: true })).toBeVisible();
    await expect.element(foot.getByText('Prices in HKD')).toBeVisible();
  });

  test('a phone calls the number, which is as high as a finger', async () => {
    const call = foot.getByRole('link', { name: '0000 0000', exact: true });
    await expect.element(call).toHaveAttribute('href', 'tel:+85200000000');
    expect(call.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  test('a link to a column moves the focus there', async () => {
    await expect.element(foot.getByText('Text size')).toBeVisible();
    const column = foot.getByText('Text size').element().closest('section');
    expect(column?.id).toBe('display');
    column?.focus();
    expect(document.activeElement).toBe(column);
  });

  test('a link to another language is marked with that language, and the language in use is current', async () => {
    await expect.element(foot.getByRole('link', { name: '繁體中文', exact: true })).toHaveAttribute('lang', 'zh-Hant');
    await expect
      .element(foot.getByRole('link', { name: '繁體中文', exact: true }))
      .toHaveAttribute('hreflang', 'zh-Hant');
    await expect
      .element(foot.getByRole('link', { name: 'English', exact: true }))
      .toHaveAttribute('aria-current', 'true');
  });
});
