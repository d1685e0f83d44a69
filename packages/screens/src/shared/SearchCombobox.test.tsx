import type { SearchSuggestion } from '@first-gong/domain';
import { loadWords } from '@first-gong/i18n/load';
import { SearchField } from '@first-gong/ui/SearchField';
import { freshRoot } from '@first-gong/ui/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchCombobox, type SearchComboboxProps } from './SearchCombobox.js';
import { TextProvider } from './text/index.js';

const root = freshRoot();
const onWords = vi.fn();
const onSearch = vi.fn();
beforeEach(() => vi.resetAllMocks());

const texts = await loadWords('en_us', ['common', 'search']);
const suggestion = (kind: SearchSuggestion['kind'], text: string) => ({ kind, id: text, text, detail: '' });
const suggestions = [suggestion('event', 'Whale'), suggestion('event', 'Tide'), suggestion('venue', 'Tai Hang')];
const field = page.getByRole('combobox', { name: 'Search events', exact: true });
const options = page.getByRole('option');
const plain = <SearchField action="/en_us/Events.html" label="Search events" submitLabel="Search" />;
const show = (props: Partial<SearchComboboxProps> = {}) =>
  root.render(
    <TextProvider lang="en_us" words={texts}>
      <SearchField
        action="/en_us/Events.html"
        label="Search events"
        submitLabel="Search"
        onSearch={vi.fn()}
        suggestions={
          <SearchCombobox
            words="wale"
            suggestions={suggestions}
            recent={[]}
            onWords={onWords}
            onSearch={onSearch}
            onClearRecent={vi.fn()}
            {...props}
          />
        }
      />
    </TextProvider>,
  );

/** Receives the addresses of clicked links. */
const followed = vi.fn();
beforeEach(() => {
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    followed(link.textContent);
  };
  document.addEventListener('click', note);
  return () => document.removeEventListener('click', note);
});
const active = () => {
  const id = field.element().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

test('the list opens at the focus, reports the words, and is announced', async () => {
  show({ correction: 'Whale' });
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await field.click();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  expect(onWords).toHaveBeenLastCalledWith('');
  await expect.element(page.getByRole('status')).toHaveTextContent('Results for “Whale” 3 suggestions');
  await field.fill('wale');
  expect(onWords).toHaveBeenLastCalledWith('wale');
});

test('arrow keys go through the list and back to the field; Enter follows the active suggestion', async () => {
  show();
  await field.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toContain('Whale');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toContain('Venues: Tai Hang');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
  expect(onSearch).not.toHaveBeenCalled();
});

test('Enter without an active suggestion sends the search and closes the list', async () => {
  show();
  await field.fill(' tide ');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('tide');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('the first Escape closes the list and keeps the words', async () => {
  show();
  await field.fill('tide');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(options.first()).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('tide');
});

test('a press leaves the focus in the field, and Tab closes the list', async () => {
  const onClearRecent = vi.fn();
  show({ words: '', recent: ['tide'], onClearRecent });
  await field.click();
  await options.nth(1).click();
  expect(onClearRecent).toHaveBeenCalledOnce();
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('without suggestions nothing opens, and the field is a plain one when they go', async () => {
  show({ suggestions: [] });
  await field.click();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  root.render(
    <TextProvider lang="en_us" words={texts}>
      {plain}
    </TextProvider>,
  );
  await expect.element(page.getByRole('searchbox', { name: 'Search events', exact: true })).toBeVisible();
});
