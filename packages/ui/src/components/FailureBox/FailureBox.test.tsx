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

const heading = page.getByRole('heading', { name: 'The box office did not answer', exact: true });

describe('FailureBox', () => {
  test('is an alert that screen readers read when it replaces the loading content', async () => {
    show();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The box office did not answer');
  });

  test.each([
    [undefined, 1],
    [2, 2],
    [3, 3],
  ] as const)('with headingLevel %s its title is a heading of level %i', async (headingLevel, is) => {
    show({ headingLevel });
    await expect.element(page.getByRole('heading', { level: is })).toBeVisible();
  });

  test('scripts can focus its title, and Tab skips the title', async () => {
    show();
    await expect.element(heading).toHaveAttribute('tabindex', '-1');
  });

  test('one press selects the code to quote', async () => {
    show({ reference: 'EV-LIST 5C1D', referenceLabel: 'Reference' });
    await page.getByText('EV-LIST 5C1D').click();
    expect(getSelection()?.toString()).toBe('EV-LIST 5C1D');
  });
});
