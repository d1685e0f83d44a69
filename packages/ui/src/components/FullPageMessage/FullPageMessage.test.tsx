import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { ColourBlock } from '../ColourBlock/index.js';
import { FullPageMessage, type FullPageMessageProps } from './FullPageMessage.js';
import { MessageNotes } from './MessageNotes.js';

const root = freshRoot();

const show = async (props: Partial<FullPageMessageProps> = {}) => {
  root.render(
    <FullPageMessage title="Closed for maintenance" {...props}>
      <p>Web sales are paused.</p>
    </FullPageMessage>,
  );
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Closed for maintenance', exact: true }))
    .toBeVisible();
};

const ground = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundColor;

describe('FullPageMessage', () => {
  test('its title is the heading of the page, and scripts can move the focus there', async () => {
    await show();
    const title = root.host.querySelector('h1');
    title?.focus();
    expect(document.activeElement).toBe(title);
  });

  test('the mark is decoration, and the aside replaces it', async () => {
    await show();
    expect(root.host.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    await show({ aside: <p>1,284 people ahead</p> });
    await expect.element(page.getByText('1,284 people ahead')).toBeVisible();
    expect(root.host.querySelector('svg')).toBeNull();
  });

  test('is printed in the colours of its event', async () => {
    const event = { seed: 'night-sailing', interest: 'popConcert' };
    await show({ ink: event });
    const bill = ground(root.host.firstElementChild);
    root.render(<ColourBlock {...event}>Night Sailing</ColourBlock>);
    await expect.element(page.getByText('Night Sailing')).toBeVisible();
    expect(bill).toBe(ground(root.host.firstElementChild));
    await show({ ink: 'ferry' });
    expect(bill).not.toBe(ground(root.host.firstElementChild));
  });
});

describe('MessageNotes', () => {
  test('heading and text of a note in another language are marked with the language', async () => {
    root.render(<MessageNotes notes={[{ title: '系统维护', text: '暂停网上购票。', lang: 'zh-Hans' }]} />);
    const heading = page.getByRole('heading', { level: 2, name: '系统维护', exact: true });
    await expect.element(heading).toBeVisible();
    expect(heading.element().closest('[lang]')?.getAttribute('lang')).toBe('zh-Hans');
    expect(page.getByText('暂停网上购票。').element().closest('[lang]')?.getAttribute('lang')).toBe('zh-Hans');
  });

  test('a number and the text that says what it counts are one phrase', async () => {
    root.render(<MessageNotes notes={[{ figure: '128', text: 'events on sale' }]} />);
    await expect.element(page.getByText('128 events on sale')).toBeVisible();
  });
});
