import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button } from '../Button/index.js';
import { StickyBar } from './StickyBar.js';

const root = freshRoot();

beforeEach(() => {
  root.render(
    <>
      <div style={{ blockSize: '3000px' }} />
      <StickyBar action={<Button variant="buy">Choose a performance</Button>}>HK$1,280–2,680</StickyBar>
    </>,
  );
});

const action = page.getByRole('button', { name: 'Choose a performance', exact: true });
const price = page.getByText('HK$1,280–2,680');

describe('StickyBar', () => {
  test('keeps the next step at the bottom of a phone while the page scrolls', async () => {
    await page.viewport(390, 700);
    await expect.element(action).toBeInViewport();
    expect(action.element().getBoundingClientRect().bottom).toBeGreaterThan(600);
  });

  test('is hidden on a wide screen', async () => {
    await page.viewport(800, 700);
    await expect.element(price).toBeInTheDocument();
    await expect.element(price).not.toBeVisible();
  });

  test('with large text on the narrowest phone the action goes below the price and nothing scrolls sideways', async () => {
    await page.viewport(320, 640);
    document.documentElement.dataset.size = '18';
    await expect.element(action).toBeVisible();
    const { bottom } = price.element().getBoundingClientRect();
    expect(action.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test.each([
    [390, '16'],
    [320, '18'],
  ])('a control that gets the focus is above the bar at %d px and text size %s (WCAG 2.4.11)', async (width, size) => {
    await page.viewport(width, 640);
    document.documentElement.dataset.size = size;
    root.render(
      <>
        <div style={{ blockSize: '1000px' }} />
        <button type="button">One ticket more</button>
        <div style={{ blockSize: '1000px' }} />
        <StickyBar action={<Button variant="buy">Choose a performance</Button>}>HK$1,280–2,680</StickyBar>
      </>,
    );
    const control = page.getByRole('button', { name: 'One ticket more', exact: true });
    await expect.element(control).toBeInTheDocument();
    // At the lower edge of the screen, below the bar.
    scrollTo(0, scrollY + control.element().getBoundingClientRect().bottom - innerHeight);
    (control.element() as HTMLElement).focus();
    const bar = price.element().parentElement?.getBoundingClientRect();
    expect(control.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.top ?? 0);
  });
});
