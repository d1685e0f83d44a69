import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Container } from '../Container/index.js';
import { Ticket } from '../Ticket/index.js';
import { Perforation } from './Perforation.js';

const root = freshRoot();

const show = async (direction: 'horizontal' | 'vertical') => {
  root.render(
    <Container>
      <Ticket id="ticket">
        <div style={{ display: 'flex', flexDirection: direction === 'horizontal' ? 'column' : 'row' }}>
          <p style={{ flex: 1 }}>The Whale</p>
          <Perforation direction={direction} />
          <p style={{ flex: 1 }}>HK$180</p>
        </div>
      </Ticket>
    </Container>,
  );
  await expect.element(page.getByText('The Whale')).toBeVisible();
};

const box = (words: string) => page.getByText(words).element().getBoundingClientRect();

describe('Perforation', () => {
  test('screen readers read the two parts as if there were no perforation', async () => {
    await show('horizontal');
    expect(page.getByRole('separator').query()).toBeNull();
    const line = page.getByText('The Whale').element().nextElementSibling;
    expect(line?.matches('[role], [tabindex], [aria-label]')).toBe(false);
    expect(line?.textContent).toBe('');
  });

  test('horizontal, it keeps two parts 2 px from each other', async () => {
    await show('horizontal');
    expect(box('HK$180').top - box('The Whale').bottom).toBe(2);
  });

  test('vertical, it keeps two parts 2 px from each other and is as high as they are', async () => {
    await show('vertical');
    expect(box('HK$180').left - box('The Whale').right).toBe(2);
    const line = page.getByText('The Whale').element().nextElementSibling;
    expect(line?.getBoundingClientRect().height).toBe(box('The Whale').height);
  });

  test.each([
    ['a row on a phone', 414],
    ['a column on a wide screen', 1024],
  ])('responsive, it is %s, with both notches in the view', async (_, width) => {
    await page.viewport(width, 800);
    root.render(
      <Container>
        <Ticket>
          <div style={{ display: 'flex', flexDirection: width < 768 ? 'column' : 'row' }}>
            <p style={{ flex: 1 }}>The Whale</p>
            <Perforation direction="responsive" />
            <p style={{ flex: 1 }}>HK$180</p>
          </div>
        </Ticket>
      </Container>,
    );
    await expect.element(page.getByText('The Whale')).toBeVisible();
    const [first, second] = [box('The Whale'), box('HK$180')];
    const isRow = width < 768;
    expect(isRow ? second.top - first.bottom : second.left - first.right).toBe(2);
    const line = page.getByText('The Whale').element().nextElementSibling ?? root.host;
    const { left, right, top, bottom } = getComputedStyle(line, '::after');
    const ends = isRow ? right : bottom;
    expect(Number.parseFloat(ends)).toBeLessThan(0);
    // The other end is free: the notch is as large as its box.
    expect(Number.parseFloat(isRow ? left : top)).toBeGreaterThan(0);
    expect(root.host.scrollWidth).toBe(width);
  });

  test('its notches show the background behind the ticket', async () => {
    const notch = () => {
      const line = page.getByText('The Whale').element().nextElementSibling ?? root.host;
      return getComputedStyle(line, '::before').backgroundColor;
    };
    await show('horizontal');
    const ground = getComputedStyle(document.body).backgroundColor;
    const paper = getComputedStyle(document.getElementById('ticket') ?? root.host).backgroundColor;
    expect(notch()).toBe(ground);
    expect(notch()).not.toBe(paper);
  });

  test.each(['horizontal', 'vertical'] as const)(
    '%s, its notches do not make a phone scroll sideways',
    async (direction) => {
      await page.viewport(320, 800);
      await show(direction);
      expect(root.host.scrollWidth).toBe(320);
    },
  );
});
