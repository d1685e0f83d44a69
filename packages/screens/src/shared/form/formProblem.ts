import { page } from 'vitest/browser';

/** For tests: the summary of the fields, or the alert about a rejection or a missing response. */
export const formProblem = page
  .getByRole('group')
  .filter({ has: page.getByRole('heading', { level: 2 }) })
  .or(page.getByRole('alert'));

/** For tests: the errors of the summary. */
export const summaryErrors = () =>
  formProblem
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
