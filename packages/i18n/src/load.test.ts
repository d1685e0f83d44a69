import { afterEach, expect, test } from 'vitest';
import { loadWords, nameWords } from './load.js';

afterEach(() => nameWords({}));

test('texts come from the files that the document names, and others from the list', async () => {
  nameWords({ search: 'data:text/javascript,export const words = { named: "yes" }' });
  const { search, popup } = await loadWords('en_us', ['search', 'popup']);
  expect(search).toEqual({ named: 'yes' });
  expect(Object.keys(popup).length).toBeGreaterThan(0);
});
