import { afterEach, expect, test } from 'vitest';
import { loadWords, setWords } from './load.js';

afterEach(() => setWords({}, {}));

test('texts come from the document, from the files that it names, and others from the list', async () => {
  const file = (text: string) => `data:text/javascript,export const words = { from: "${text}" }`;
  const { words: member } = await import('./areas/member/en_us.js');
  setWords({ member }, { member: file('file'), search: file('file') });
  const { member: given, search, popup } = await loadWords('en_us', ['member', 'search', 'popup']);
  expect(given).toBe(member);
  expect(search).toEqual({ from: 'file' });
  expect(Object.keys(popup).length).toBeGreaterThan(0);
});
