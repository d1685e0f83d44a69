import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const root = freshRoot();

describe('VisuallyHidden', () => {
  test('its words are part of the accessible name of their parent and take no space', async () => {
    root.render(
      <>
        <button type="button">
          HK$380<VisuallyHidden> before the discount, which ends on Friday</VisuallyHidden>
        </button>
        <button type="button">HK$380</button>
      </>,
    );
    const hidden = page.getByRole('button', { name: 'HK$380 before the discount, which ends on Friday', exact: true });
    await expect.element(hidden).toBeVisible();
    const plain = page.getByRole('button', { name: 'HK$380', exact: true });
    const size = (button: Element) => [button.clientWidth, button.clientHeight];
    expect(size(hidden.element())).toEqual(size(plain.element()));
  });

  test('is 1 px and clipped, not removed, because screen readers skip removed words', async () => {
    root.render(<VisuallyHidden>Before the discount</VisuallyHidden>);
    const words = page.getByText('Before the discount');
    await expect.element(words).toBeInTheDocument();
    const { width, height } = words.element().getBoundingClientRect();
    expect([width, height]).toEqual([1, 1]);
    expect(getComputedStyle(words.element())).toMatchObject({ visibility: 'visible', clipPath: 'inset(50%)' });
  });

  test.each([
    ['h2', 2],
    ['h3', 3],
  ] as const)('as %s it is a heading by which a section is found', async (as, level) => {
    root.render(<VisuallyHidden as={as}>Filters</VisuallyHidden>);
    await expect.element(page.getByRole('heading', { level, name: 'Filters', exact: true })).toBeInTheDocument();
  });

  test('as a caption it names its table, as a legend its group', async () => {
    root.render(
      <>
        <table>
          <VisuallyHidden as="caption">Points of this year</VisuallyHidden>
          <tbody>
            <tr>
              <td>820</td>
            </tr>
          </tbody>
        </table>
        <fieldset>
          <VisuallyHidden as="legend">Ticket type</VisuallyHidden>
          <input aria-label="Standard" />
        </fieldset>
      </>,
    );
    await expect.element(page.getByRole('table', { name: 'Points of this year', exact: true })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Ticket type', exact: true })).toBeVisible();
  });
});
