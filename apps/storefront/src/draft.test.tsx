import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetDrafts, useDraft } from './draft.js';

const known = { name: 'Chan Hoi-ching' };

function Form({ memberId }: { memberId: string | undefined }) {
  const [values, keep] = useDraft('test', memberId, memberId === undefined ? undefined : known);
  return values ? (
    <input aria-label="Name" value={values.name} onChange={(event) => keep({ name: event.target.value })} />
  ) : (
    <p>Loading</p>
  );
}

const field = page.getByRole('textbox', { name: 'Name' });
const show = (memberId?: string) => root.render(<Form key={String(memberId)} memberId={memberId} />);

afterEach(forgetDrafts);
const root = freshRoot();

describe('§4 what a member enters in a form', () => {
  test('stays in the tab through the end of the session', async () => {
    show('M-1');
    await field.fill('Chan Siu-ming');
    show();
    await expect.element(page.getByText('Loading')).toBeVisible();
    show('M-1');
    await expect.element(field).toHaveValue('Chan Siu-ming');
  });

  test('is not for another member, and is removed', async () => {
    show('M-1');
    await field.fill('Chan Siu-ming');
    show('M-2');
    await expect.element(field).toHaveValue(known.name);
    show('M-1');
    await expect.element(field).toHaveValue(known.name);
  });

  test('goes with the logout', async () => {
    show('M-1');
    await field.fill('Chan Siu-ming');
    forgetDrafts();
    show();
    await expect.element(page.getByText('Loading')).toBeVisible();
    show('M-1');
    await expect.element(field).toHaveValue(known.name);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft '))).toEqual([]);
  });
});
