import { page } from 'vitest/browser';

/** Term and details of each pair of the lists on the page. */
export const pairs = () =>
  page
    .getByRole('term')
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
