import { SearchField } from '@first-gong/ui/SearchField';
import { freshRoot } from '@first-gong/ui/testing';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetDrafts } from './draft.js';
import { useSearchDraft } from './useSearchDraft.js';

const root = freshRoot();
afterEach(forgetDrafts);

function Search({ owner }: { owner?: string | undefined }) {
  const [sent, setSent] = useState('');
  const search = useSearchDraft('test', sent, owner);
  return (
    <SearchField
      action="#"
      label="Search"
      submitLabel="Send"
      name="words"
      value={sent}
      onSearch={setSent}
      {...search}
    />
  );
}

const field = page.getByRole('searchbox', { name: 'Search', exact: true });
/** The same page in a new document, for example in another language. */
const showAnew = async (owner?: string) => {
  root.render(null);
  await expect.element(root.host).toBeEmptyDOMElement();
  root.render(<Search owner={owner} />);
};

test('words that are typed and not sent stay through another document, and for their member alone', async () => {
  root.render(<Search owner="M-1" />);
  await field.fill('half a nam');
  await showAnew('M-1');
  await expect.element(field).toHaveValue('half a nam');
  await showAnew('M-2');
  await expect.element(field).toHaveValue('');
});

test('words that were sent are not kept: the address has them', async () => {
  root.render(<Search owner="M-1" />);
  await field.fill(' whale ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sessionStorage.getItem('draft words of test')).toBeNull();
  await showAnew('M-1');
  await expect.element(field).toHaveValue('');
});
