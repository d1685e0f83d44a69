import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { pairs } from '../../testing/pairs.js';
import { Container } from '../Container/index.js';
import { ETicket, type ETicketProps } from './ETicket.js';

const root = freshRoot();

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] }));

const print = () => cdp().send('Emulation.setEmulatedMedia', { media: 'print' });

const show = async (props: Partial<ETicketProps> = {}) => {
  root.render(
    <Container>
      <ETicket
        seed="whale"
        interest="theatre"
        lang="en"
        lines={['The Whale']}
        title="The Whale"
        when="Sat 21 Nov 15:00"
        venue="Tai Hang Theatre"
        facts={[
          { label: 'Section', value: 'M2' },
          { label: 'Row', value: 'F' },
          { label: 'Seat', value: '11' },
        ]}
        number="FG 2041 7730 11"
        code="FG2041773011"
        codeLabel="Entry code: M2, row F, seat 11"
        {...props}
      />
    </Container>,
  );
  await expect.element(page.getByRole('article')).toBeVisible();
};

const code = page.getByRole('img');

describe('ETicket', () => {
  test('is named by its event and its place, and the place is a list of pairs', async () => {
    await show();
    await expect.element(page.getByRole('article')).toHaveAccessibleName('The Whale Section M2 Row F Seat 11');
    expect(pairs()).toEqual([
      ['Section', 'M2'],
      ['Row', 'F'],
      ['Seat', '11'],
    ]);
  });

  test.each([2, 3] as const)('its event is a heading of level %i', async (headingLevel) => {
    await show({ headingLevel });
    await expect
      .element(page.getByRole('heading', { level: headingLevel, name: 'The Whale', exact: true }))
      .toBeVisible();
  });

  test('its code is the only picture for screen readers, and has a name', async () => {
    await show();
    expect(code.elements()).toHaveLength(1);
    await expect.element(code).toHaveAccessibleName('Entry code: M2, row F, seat 11');
    const unnamed = [...root.host.querySelectorAll('svg')].filter((picture) => picture !== code.element());
    expect(unnamed.length).toBeGreaterThan(0);
    expect(unnamed.every((picture) => picture.closest('[aria-hidden="true"]'))).toBe(true);
  });

  test('in print full and compact tickets are equal, without art, and do not break over two pages', async () => {
    await page.viewport(1280, 800);
    await print();
    const sizes = [];
    for (const compact of [false, true]) {
      await show({ compact });
      await expect.poll(() => root.host.querySelectorAll('svg').length > 1).toBe(!compact);
      const shown = [...root.host.querySelectorAll('svg')].filter((picture) => picture.getClientRects().length > 0);
      expect(shown).toEqual([code.element()]);
      const article = page.getByRole('article').element();
      expect(getComputedStyle(article).breakInside).toBe('avoid');
      sizes.push([article, code.element()].map((box) => Math.round(box.getBoundingClientRect().width)));
    }
    expect(sizes[0]).toEqual(sizes[1]);
  });

  test('on the smallest phone nothing scrolls sideways with words twice as long', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    await show({
      title: 'Echoes under Lion Rock: New Works by Hong Kong Composers, with the Anniversary Gala',
      facts: [
        { label: 'Section', value: 'Upper circle left, restricted' },
        { label: 'Entry number', value: '041700000000417' },
      ],
    });
    expect(root.host.scrollWidth).toBe(320);
  });

  test('a tearing stub keeps its white paper inside the border: only code and number move', async () => {
    await show({ tear: true });
    const moving = root.host.getAnimations({ subtree: true }).map(({ effect }) => (effect as KeyframeEffect).target);
    expect(moving).toHaveLength(1);
    const [code] = moving;
    expect(code && getComputedStyle(code).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });
});
