import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Certificate, type CertificateProps } from './Certificate.js';

const root = freshRoot();

test('Certificate shows the numeral, and screen readers read its meaning', async () => {
  root.render(<Certificate category="IIB" label="IIB 級，青少年及兒童不宜" />);
  await expect.element(page.getByText('IIB', { exact: true })).toBeVisible();
  await expect.element(page.getByText('IIB', { exact: true })).toHaveAttribute('aria-hidden', 'true');
  expect(root.host.textContent).toContain('IIB 級，青少年及兒童不宜');
});

test.each<[CertificateProps['category'], string, string]>([
  ['I', 'solid', '0px'],
  ['IIA', 'solid', '50%'],
  ['IIB', 'solid', '0px'],
  ['III', 'double', '0px'],
])('Certificate %s has its shape', async (category, borderStyle, borderRadius) => {
  root.render(<Certificate category={category} label="" />);
  const numeral = page.getByText(category, { exact: true });
  await expect.element(numeral).toBeVisible();
  const frame = numeral.element().parentElement;
  expect(frame && getComputedStyle(frame)).toMatchObject({
    borderTopStyle: borderStyle,
    borderTopLeftRadius: borderRadius,
  });
});
