import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { FailureBox, type FailureBoxProps } from './FailureBox.js';

const root = freshRoot();

const show = (props: Partial<FailureBoxProps> = {}) =>
  root.render(
    <FailureBox title="The box office did not answer" {...props}>
      No reply after 30 seconds.
    </FailureBox>,
  );

const heading = page.getByRole('heading', { name: 'The box office did not answer' });

describe('FailureBox', () => {
  test('is read when it takes the place of what was loading', async () => {
    show();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The box office did not answer');
  });

  test.each([
    [undefined, 1],
    [2, 2],
    [3, 3],
  ] as const)('with level %s its title is a heading of level %i', async (level, is) => {
    show({ level });
    await expect.element(page.getByRole('heading', { level: is })).toBeVisible();
  });

  test('its title takes the focus from script and is no stop for Tab', async () => {
    show();
    await expect.element(heading).toHaveAttribute('tabindex', '-1');
  });

  test('a count is not read again every second', async () => {
    show({ retryIn: 'Trying again in 8 s.' });
    const timer = page.getByRole('timer');
    await expect.element(timer).toHaveTextContent('Trying again in 8 s.');
    show({ retryIn: 'Trying again in 7 s.' });
    await expect.element(timer).toHaveTextContent('Trying again in 7 s.');
    expect(timer.element().closest('[role="alert"]')).toBeNull();
  });

  test('one press selects the code to quote', async () => {
    show({ reference: 'EV-LIST 5C1D', referenceLabel: 'Reference' });
    await page.getByText('EV-LIST 5C1D').click();
    expect(getSelection()?.toString()).toBe('EV-LIST 5C1D');
  });
});
