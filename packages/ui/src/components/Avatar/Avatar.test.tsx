import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Avatar } from './Avatar.js';

const root = freshRoot();
const photo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

describe('Avatar', () => {
  test.each([
    ['Chan Siu Ming', 'CM'],
    ['  ada  ', 'A'],
    ['陳小明', '陳'],
    ['陳 小明', '陳'],
    ['𠮷田 太郎', '𠮷'],
    ['김 민수', '김'],
    ['', ''],
  ])('the initials of "%s" are "%s"', async (name, initials) => {
    root.render(<Avatar name={name} data-testid="avatar" />);
    await expect.poll(() => root.host.firstElementChild?.textContent).toBe(initials);
  });

  test('with a label it is an image with that name, without one it is hidden from screen readers', async () => {
    root.render(<Avatar name="Chan Siu Ming" label="Chan Siu Ming" src={photo} />);
    await expect.element(page.getByRole('img', { name: 'Chan Siu Ming', exact: true })).toBeVisible();
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
    root.render(<Avatar name="Chan Siu Ming" src={photo} />);
    await expect.poll(() => root.host.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  test('a photo that fails goes, and another one comes', async () => {
    root.render(<Avatar name="Ada" src="data:image/png;base64," />);
    await expect.poll(() => root.host.textContent).toBe('A');
    await expect.poll(() => document.querySelector('img')).toBeNull();
    root.render(<Avatar name="Ada" src={photo} />);
    await expect.poll(() => document.querySelector('img')?.complete).toBe(true);
    expect(document.querySelector('img')?.src).toBe(photo);
  });

  test('a photo that had failed before React runs goes too', async () => {
    const avatar = <Avatar name="Ada" src="data:image/png;base64," />;
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(avatar);
    const broken = host.querySelector('img');
    await expect.poll(() => broken?.complete).toBe(true);
    const hydrated = hydrateRoot(host, avatar);
    await expect.poll(() => host.querySelector('img')).toBeNull();
    expect(host.textContent).toBe('A');
    hydrated.unmount();
    host.remove();
  });
});
