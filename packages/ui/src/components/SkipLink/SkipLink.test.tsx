import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { SkipLink } from './SkipLink.js';

const root = freshRoot();

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

const show = async (target?: string) => {
  root.render(
    <>
      <SkipLink target={target}>Skip to the content</SkipLink>
      <nav>
        <a href="#member">Member</a>
      </nav>
      <main id="main" tabIndex={-1}>
        <a href="#first">First in the content</a>
        <section id="results" tabIndex={-1} aria-label="Results">
          <a href="#second">First of the results</a>
        </section>
      </main>
    </>,
  );
  await expect.element(skip).toBeInTheDocument();
};

const skip = page.getByRole('link', { name: 'Skip to the content', exact: true });
const width = () => skip.element().getBoundingClientRect().width;

describe('SkipLink', () => {
  test('is the first stop of Tab and moves the focus past the navigation', async () => {
    await show();
    await userEvent.tab();
    await expect.element(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'First in the content', exact: true })).toHaveFocus();
  });

  test('leads to the element in `target`', async () => {
    await show('results');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('region', { name: 'Results', exact: true })).toHaveFocus();
  });

  test('is visible only while it has the focus, and moves nothing when it appears', async () => {
    await show();
    const top = () => page.getByRole('navigation').element().getBoundingClientRect().top;
    const before = top();
    expect(width()).toBeLessThan(5);
    await userEvent.tab();
    await expect.poll(width).toBeGreaterThan(100);
    expect(skip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    expect(top()).toBe(before);
    await userEvent.tab();
    await expect.poll(width).toBeLessThan(5);
  });
});
