import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button } from '../Button/index.js';
import { GapAlert, type GapAlertProps } from './GapAlert.js';

const root = freshRoot();

const title = '座位須連續：E 排 8 號在你所選的座位之間';

const Example = (props: Partial<GapAlertProps>) => (
  <GapAlert
    titleId="gap"
    title={title}
    seats={[
      { id: 'E7', zone: 'B', state: 'selected' },
      { id: 'E8', zone: 'B', state: 'gap' },
      { id: 'E9', zone: 'B', state: 'selected' },
    ]}
    fixes={[
      { id: 'fill', label: '加選 8 號（7–9 號）' },
      { id: 'move', label: '改為 7–8 號' },
    ]}
    onFix={() => {}}
    {...props}
  />
);

describe('GapAlert', () => {
  test('is an alert that names the seat between', async () => {
    root.render(<Example />);
    await expect.element(page.getByRole('alert')).toHaveTextContent(title);
  });

  test('each fix is a button named after its result', async () => {
    const onFix = vi.fn();
    root.render(<Example onFix={onFix} />);
    await page.getByRole('button', { name: '改為 7–8 號', exact: true }).click();
    expect(onFix).toHaveBeenCalledExactlyOnceWith('move');
  });

  test('draws the gap between the chosen seats, and hides the drawing from screen readers', async () => {
    root.render(<Example />);
    await expect.element(page.getByRole('alert')).toBeVisible();
    const drawn = [...root.host.querySelectorAll('[data-state]')];
    expect(drawn.map((seat) => seat.getAttribute('data-state'))).toEqual(['selected', 'gap', 'selected']);
    expect(drawn.every((seat) => seat.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  test('its title describes a disabled submit button', async () => {
    root.render(
      <>
        <Example />
        <Button disabled aria-describedby="gap">
          放入購物車
        </Button>
      </>,
    );
    const submit = page.getByRole('button', { name: '放入購物車', exact: true });
    await expect.element(submit).toBeDisabled();
    await expect.element(submit).toHaveAccessibleDescription(title);
  });
});
