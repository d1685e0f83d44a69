import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { SectionOverview, type SectionOverviewProps } from './SectionOverview.js';

const root = freshRoot();

const Example = (props: Partial<SectionOverviewProps>) => (
  <SectionOverview
    title="分區一覽"
    stage="舞台"
    value="M2"
    rings={[
      [
        { id: 'L1', code: 'L1', name: '堂座前左', left: '已售罄' },
        { id: 'M1', code: 'M1', name: '堂座前中', left: '18 張', href: '?section=M1' },
      ],
      [{ id: 'M2', code: 'M2', name: '堂座中', left: '64 張', href: '?section=M2' }],
    ]}
    {...props}
  />
);

const drawnSection = (code: string) =>
  [...root.host.querySelectorAll('svg text')].find((text) => text.textContent === code)?.parentElement;

describe('SectionOverview', () => {
  test('each section is a link with its code, its name and the seats left', async () => {
    root.render(<Example />);
    const link = page.getByRole('link', { name: 'M1 堂座前中 18 張', exact: true });
    await expect.element(link).toHaveAttribute('href', '?section=M1');
    expect(page.getByRole('link').elements()).toHaveLength(2);
  });

  test('the section shown has `aria-current`', async () => {
    root.render(<Example />);
    await expect.element(page.getByRole('link', { name: /^M2/ })).toHaveAttribute('aria-current', 'true');
    await expect.element(page.getByRole('link', { name: /^M1/ })).not.toHaveAttribute('aria-current');
  });

  test('a sold-out section says so and has no link', async () => {
    root.render(<Example />);
    await expect.element(page.getByText('已售罄')).toBeVisible();
    expect(page.getByRole('link', { name: /^L1/ }).elements()).toHaveLength(0);
    expect(drawnSection('L1')?.tagName).toBe('g');
  });

  test('the list and the drawing lead to the same section', async () => {
    root.render(<Example />);
    await expect.element(page.getByRole('link', { name: /^M1/ })).toHaveAttribute('href', '?section=M1');
    expect(drawnSection('M1')?.getAttribute('href')).toBe('?section=M1');
  });

  test('Tab stops only in the list', async () => {
    root.render(<Example />);
    await expect.element(page.getByRole('link', { name: /^M1/ })).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: /^M1/ })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: /^M2/ })).toHaveFocus();
  });

  test('a code that does not fit into the drawing is only in the list', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      id: `${index}`,
      code: `${index + 101}`,
      name: '看台',
      left: '9 張',
      href: `?section=${index}`,
    }));
    root.render(<Example shape="bowl" rings={[many]} />);
    await expect.element(page.getByRole('link', { name: /^140/ })).toBeVisible();
    expect(drawnSection('140')).toBeUndefined();
    expect(root.host.querySelectorAll('svg a')).toHaveLength(40);
  });

  test.each([
    ['fan', [3, 3, 3]],
    ['bowl', [8, 20, 24]],
    ['bowl', [6, 12]],
  ] as const)('in a %s of %j sections every code is clear of the lines', async (shape, counts) => {
    const rings = counts.map((count, ring) =>
      Array.from({ length: count }, (_, index) => ({
        id: `${ring}-${index}`,
        code: `${ring + 1}${index % 10}`,
        name: '看台',
        left: '9 張',
        href: `?section=${ring}-${index}`,
      })),
    );
    root.render(<Example shape={shape} rings={rings} value={undefined} />);
    await expect.element(page.getByRole('link').first()).toBeVisible();
    await document.fonts.ready;
    const codes = [...root.host.querySelectorAll<SVGTextElement>('svg a text')];
    expect(codes).toHaveLength(counts.reduce((sum: number, count) => sum + count, 0));
    for (const code of codes) {
      const wedge = code.parentElement?.querySelector('path');
      const { x, y, width, height } = code.getBBox();
      // The box of a text has the height of its line; a numeral has 72 % of the font size.
      const size = Number.parseFloat(getComputedStyle(code).fontSize);
      const [middle, half] = [y + height / 2, (size * 0.72) / 2];
      for (const corner of [
        [x - 1.5, middle - half - 1.5],
        [x + width + 1.5, middle - half - 1.5],
        [x - 1.5, middle + half + 1.5],
        [x + width + 1.5, middle + half + 1.5],
      ] as const) {
        expect(wedge?.isPointInFill(new DOMPoint(...corner)), code.textContent ?? '').toBe(true);
      }
    }
  });
});
