import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ticketIcon } from '../../icons/ticket.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { SearchField } from '../SearchField/index.js';
import { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.js';

const root = freshRoot();
const onWords = vi.fn();
const onSearch = vi.fn();
const onClick = vi.fn();
beforeEach(() => vi.resetAllMocks());

const option = (id: string) => ({ id, href: `#${id}`, label: id, icon: ticketIcon, onClick: () => onClick(id) });
const groups = [
  { id: 'event', label: 'Events', options: [option('Whale'), option('Tide')] },
  { id: 'venue', label: 'Venues', options: [{ ...option('Tai Hang'), kind: 'Venue' }] },
];
const show = (props: Partial<SearchSuggestionsProps> = {}) =>
  root.render(
    <SearchField
      action="/en_us/Events.html"
      label="Search events"
      submitLabel="Search"
      onSearch={vi.fn()}
      suggestions={
        <SearchSuggestions
          label="Suggestions"
          groups={groups}
          status="3 suggestions"
          onWords={onWords}
          onSearch={onSearch}
          {...props}
        />
      }
    />,
  );

const field = page.getByRole('combobox', { name: 'Search events', exact: true });
const options = page.getByRole('option');
const active = () => {
  const id = field.element().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

test('the list opens at the focus, reports the words, and is announced', async () => {
  show({ note: 'Results for “Whale”' });
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
  await expect.poll(active).toContain('Venue: Tai Hang');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledExactlyOnceWith('Tai Hang');
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
  show();
  await field.click();
  await options.nth(1).click();
  expect(onClick).toHaveBeenCalledExactlyOnceWith('Tide');
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('without suggestions nothing opens, and the field is a plain one when they go', async () => {
  show({ groups: [] });
  await field.click();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  root.render(<SearchField action="/en_us/Events.html" label="Search events" submitLabel="Search" />);
  await expect.element(page.getByRole('searchbox', { name: 'Search events', exact: true })).toBeVisible();
});
