import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { LayoutToggle, type LayoutToggleProps } from './LayoutToggle.js';

const root = freshRoot();

const show = (onChange?: LayoutToggleProps['onChange']) =>
  root.render(
    <LayoutToggle
      label="Layout"
      optimized={{ href: '#optimized', label: 'Optimized' }}
      comfortable={{ href: '#comfortable', label: 'Comfortable' }}
      value="comfortable"
      onChange={onChange}
    />,
  );

const link = (name: string) =>
  page.getByRole('navigation', { name: 'Layout', exact: true }).getByRole('link', { name, exact: true });

test('§2 the layout in use is marked, and the other layout has an address', async () => {
  show();
  await expect.element(link('Comfortable')).toHaveAttribute('aria-current', 'true');
  await expect.element(link('Optimized')).not.toHaveAttribute('aria-current');
  await expect.element(link('Optimized')).toHaveAttribute('href', '#optimized');
});

test.each([
  ['Optimized', 'optimized'],
  ['Comfortable', 'comfortable'],
])('a press on %s calls onChange with that layout', async (name, layout) => {
  const onChange = vi.fn();
  show(onChange);
  await link(name).click();
  expect(onChange).toHaveBeenCalledWith(layout);
  expect(location.hash).not.toBe(`#${layout}`);
});
