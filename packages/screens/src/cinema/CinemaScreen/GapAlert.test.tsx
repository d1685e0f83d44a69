import { Button } from '@first-gong/ui/Button';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { GapAlert } from './GapAlert.js';

const root = screenRoot();
const onPick = vi.fn();

const show = () =>
  root.render(
    <>
      <GapAlert
        gap={{
          row: 'E',
          between: [8],
          fixes: [
            { kind: 'add', first: 7, last: 9, keys: ['E7', 'E8', 'E9'] },
            { kind: 'move', first: 7, last: 8, keys: ['E7', 'E8'] },
          ],
        }}
        seats={[
          { id: 'E7', zone: 'B', state: 'selected' },
          { id: 'E8', zone: 'B', state: 'gap' },
          { id: 'E9', zone: 'B', state: 'selected' },
        ]}
        onPick={onPick}
      />
      <Button disabled aria-describedby="gap">
        Add to cart
      </Button>
    </>,
  );

const alert = page.getByRole('alert');

test('is an alert that names the row and the seat between', async () => {
  show();
  await expect.element(alert).toHaveTextContent(/row E.*8/i);
});

test('each fix is a button named after its result, and hands over its seats', async () => {
  show();
  await alert.getByRole('button', { name: /7.8/ }).click();
  expect(onPick).toHaveBeenLastCalledWith(['E7', 'E8']);
  await alert.getByRole('button', { name: words.cinema.fixClear, exact: true }).click();
  expect(onPick).toHaveBeenLastCalledWith([]);
});

test('draws the gap between the chosen seats, and hides the drawing from screen readers', async () => {
  show();
  await expect.element(alert).toBeVisible();
  const drawn = [...root.host.querySelectorAll('[data-state]')];
  expect(drawn.map((seat) => seat.getAttribute('data-state'))).toEqual(['selected', 'gap', 'selected']);
  expect(drawn.every((seat) => seat.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test('its title describes a disabled submit button', async () => {
  show();
  const submit = page.getByRole('button', { name: 'Add to cart', exact: true });
  await expect.element(submit).toBeDisabled();
  await expect.element(submit).toHaveAccessibleDescription(/row E/i);
});
