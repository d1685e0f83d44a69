import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot } from '../screenRoot.js';
import { latePart } from './latePart.js';

const root = screenRoot();

const SeatMap = ({ section }: { section: string }) => <p>Section {section}</p>;

test('a part whose file does not come says so beside the page, and comes at the next try', async () => {
  const load = vi.fn(async (): Promise<{ SeatMap: typeof SeatMap }> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const LateMap = latePart(load, (file) => file.SeatMap);
  const show = () =>
    root.render(
      <main id="main" tabIndex={-1}>
        <h1>Night Sailing</h1>
        <LateMap partName="Seat map" waiting={<p>Wait</p>} section="M" />
      </main>,
    );
  show();
  await expect.element(page.getByText('Seat map: this part could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  load.mockImplementation(async () => ({ SeatMap }));
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect.element(page.getByText('Section M')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(2);
});
