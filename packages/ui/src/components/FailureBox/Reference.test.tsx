import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Reference } from './Reference.js';

const root = freshRoot();

test('one press selects the whole code and nothing else', async () => {
  root.render(<Reference label="Reference">7F2A-0091</Reference>);
  await page.getByText('7F2A-0091').click();
  expect(getSelection()?.toString()).toBe('7F2A-0091');
});
