import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { WallPager, type WallPagerProps } from './WallPager.js';

const root = freshRoot();

const show = (onChange?: WallPagerProps['onChange']) =>
  root.render(
    <WallPager
      label="Editors’ picks"
      lang="en"
      value={0}
      items={[
        { seed: 'night-ferry', interest: 'popConcert', href: '#1', label: 'Night Sailing' },
        { seed: 'loud-sea', interest: 'bandShow', href: '#2', label: 'Loud Sea' },
      ]}
      onChange={onChange}
    />,
  );

const link = (name: string) =>
  page.getByRole('navigation', { name: 'Editors’ picks', exact: true }).getByRole('link', { name, exact: true });

test('each poster is a link named by its event; the one shown above is current', async () => {
  show();
  await expect.element(link('Night Sailing')).toHaveAttribute('aria-current', 'true');
  await expect.element(link('Loud Sea')).toHaveAttribute('href', '#2');
  await expect.element(link('Loud Sea')).not.toHaveAttribute('aria-current');
});

test('with `onChange` a press reports the index and does not follow the link', async () => {
  const onChange = vi.fn();
  show(onChange);
  await link('Loud Sea').click();
  expect(onChange).toHaveBeenCalledWith(1);
  expect(location.hash).not.toBe('#2');
});
