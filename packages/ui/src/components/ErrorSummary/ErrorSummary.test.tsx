import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { ErrorSummary } from './ErrorSummary.js';

const root = freshRoot();

const show = (attempt: number) =>
  root.render(
    <>
      <ErrorSummary key={attempt} title="One thing" errors={[{ fieldId: 'email', message: 'Email: enter one' }]} />
      <label htmlFor="email">Email</label>
      <input id="email" />
    </>,
  );

beforeEach(() => {
  show(1);
});

const summary = page.getByRole('alert');

describe('ErrorSummary', () => {
  test('takes the focus when it appears, and again at the next submission', async () => {
    await expect.element(summary).toHaveFocus();
    await page.getByLabelText('Email').click();
    show(2);
    await expect.element(summary).toHaveFocus();
  });

  test('does not read all errors again when one of them leaves the list', async () => {
    await expect.element(summary).toHaveAttribute('aria-atomic', 'false');
  });

  test('its link puts the focus into the field', async () => {
    await page.getByRole('link', { name: 'Email: enter one', exact: true }).click();
    await expect.element(page.getByLabelText('Email')).toHaveFocus();
  });
});
