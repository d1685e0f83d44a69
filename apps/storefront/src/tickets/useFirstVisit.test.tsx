import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { useFirstVisit } from './useFirstVisit.js';

beforeEach(() => sessionStorage.clear());

async function load(...names: (string | null)[]): Promise<boolean> {
  let first = false;
  let shown: string | null | undefined;
  function Probe({ name }: { name: string | null }) {
    first = useFirstVisit(name);
    shown = name;
    return null;
  }
  const root = createRoot(document.createElement('div'));
  for (const name of names) {
    root.render(<Probe name={name} />);
    await expect.poll(() => shown).toBe(name);
  }
  await expect.poll(() => sessionStorage.getItem(names.at(-1) ?? '')).toBe('seen');
  root.unmount();
  return first;
}

test('a receipt is seen for the first time once, also after it waited for the bank', async () => {
  expect(await load(null, 'receipt 1')).toBe(true);
  expect(await load(null, 'receipt 1')).toBe(false);
  expect(await load('receipt 2')).toBe(true);
});
