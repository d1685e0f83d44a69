import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Container } from './Container.js';

const root = freshRoot();

const edges = () => {
  const words = page.getByText('Words').element().getBoundingClientRect();
  return [words.left, document.documentElement.clientWidth - words.right];
};

describe('Container', () => {
  test.each([320, 768, 1440])(
    'at %i px both gutters are equal, at least 16 px, and nothing scrolls sideways',
    async (width) => {
      await page.viewport(width, 800);
      root.render(
        <Container>
          <p>Words</p>
        </Container>,
      );
      await expect.element(page.getByText('Words')).toBeVisible();
      const [left, right] = edges();
      expect(left).toBe(right);
      expect(left).toBeGreaterThanOrEqual(16);
      expect(root.host.scrollWidth).toBe(width);
    },
  );

  test('on a wide screen it is 84rem wide and in the middle', async () => {
    await page.viewport(1900, 800);
    root.render(
      <Container id="column">
        <p>Words</p>
      </Container>,
    );
    await expect.element(page.getByText('Words')).toBeVisible();
    expect(document.getElementById('column')?.getBoundingClientRect().width).toBe(84 * 16);
    const [left, right] = edges();
    expect(left).toBe(right);
  });

  test('for a form its content is 52rem wide, in the middle', async () => {
    await page.viewport(1440, 800);
    root.render(
      <Container width="form">
        <p>Words</p>
      </Container>,
    );
    await expect.element(page.getByText('Words')).toBeVisible();
    const [left, right] = edges();
    expect(left).toBe(right);
    expect(page.getByText('Words').element().getBoundingClientRect().width).toBeCloseTo(52 * 16, 1);
  });

  test('padded it has space above and below its content, and the same gutters', async () => {
    root.render(
      <Container id="column" padded>
        <p>Words</p>
      </Container>,
    );
    await expect.element(page.getByText('Words')).toBeVisible();
    const words = page.getByText('Words').element().getBoundingClientRect();
    const column = document.getElementById('column')?.getBoundingClientRect();
    expect([words.top - (column?.top ?? 0), (column?.bottom ?? 0) - words.bottom]).toEqual([32, 64]);
    expect(words.left).toBe(16);
  });
});
