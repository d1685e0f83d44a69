import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot } from '../../shared/screenRoot.js';
import { LayoutToggle, type LayoutToggleProps } from './LayoutToggle.js';
import { everything } from './links.js';

const root = screenRoot();

const show = (onLayout?: LayoutToggleProps['onLayout']) =>
  root.render(<LayoutToggle layout="comfortable" query={everything} onLayout={onLayout} />);

const link = (name: string) =>
  page.getByRole('navigation', { name: 'Layout', exact: true }).getByRole('link', { name, exact: true });

test('§2 the layout in use is marked, and the other layout has an address', async () => {
  show();
  await expect.element(link('Comfortable')).toHaveAttribute('aria-current', 'true');
  await expect.element(link('Optimized')).not.toHaveAttribute('aria-current');
  await expect.element(link('Optimized')).toHaveAttribute('href', '/en_us/Events.html?layout=optimized');
});

test.each([
  ['Optimized', 'optimized'],
  ['Comfortable', 'comfortable'],
])('a press on %s calls onLayout with that layout', async (name, layout) => {
  const onLayout = vi.fn();
  show(onLayout);
  await link(name).click();
  expect(onLayout).toHaveBeenCalledWith(layout);
  expect(location.search).not.toContain('layout=');
});
