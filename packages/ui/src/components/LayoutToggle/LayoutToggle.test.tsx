import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { LayoutToggle, type LayoutToggleProps } from './LayoutToggle.js';

const root = freshRoot();

const show = (onChoose?: LayoutToggleProps['onChoose']) =>
  root.render(
    <LayoutToggle
      label="Layout"
      optimized={{ href: '#optimized', label: 'Optimized' }}
      comfortable={{ href: '#comfortable', label: 'Comfortable' }}
      value="comfortable"
      onChoose={onChoose}
    />,
  );

const link = (name: string) => page.getByRole('navigation', { name: 'Layout' }).getByRole('link', { name });

test('§2 the layout in use is marked, and the other has an address', async () => {
  show();
  await expect.element(link('Comfortable')).toHaveAttribute('aria-current', 'true');
  await expect.element(link('Optimized')).not.toHaveAttribute('aria-current');
  await expect.element(link('Optimized')).toHaveAttribute('href', '#optimized');
});

test.each([
  ['Optimized', 'optimized'],
  ['Comfortable', 'comfortable'],
])('a press on %s says which layout is wanted', async (name, layout) => {
  const onChoose = vi.fn();
  show(onChoose);
  await link(name).click();
  expect(onChoose).toHaveBeenCalledWith(layout);
  expect(location.hash).not.toBe(`#${layout}`);
});
