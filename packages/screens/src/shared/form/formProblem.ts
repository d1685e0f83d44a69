import { page } from 'vitest/browser';

/** For tests: what stopped a form. The summary of its fields, or the alert of a refusal or of a lost answer. */
export const formProblem = page
  .getByRole('group')
  .filter({ has: page.getByRole('heading', { level: 2 }) })
  .or(page.getByRole('alert'));
