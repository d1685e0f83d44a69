import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { SearchField, type SearchFieldProps } from './SearchField.js';

const root = freshRoot();

const field = page.getByRole('searchbox', { name: 'Search events', exact: true });
const button = page.getByRole('button', { name: 'Search', exact: true });

const show = (props: Partial<SearchFieldProps> = {}) =>
  root.render(<SearchField action="/en_us/Events.html" label="Search events" submitLabel="Search" {...props} />);

describe('SearchField', () => {
  test('is a search landmark whose form works without script', async () => {
    show();
    await expect.element(field).toBeVisible();
    const form = root.host.querySelector('search > form');
    if (!(form instanceof HTMLFormElement)) throw new Error('no form in a search landmark');
    expect(form.getAttribute('action')).toBe('/en_us/Events.html');
    expect(form.method).toBe('get');
    await field.fill('whale');
    expect(new FormData(form).get('q')).toBe('whale');
  });

  test('is a landmark with a name: a page may have several searches', async () => {
    show();
    await expect.element(field).toBeVisible();
    expect(root.host.querySelector('search')?.getAttribute('aria-label')).toBe('Search events');
  });

  test.each(['Enter', 'the button'])('%s reports the trimmed words and does not leave the page', async (how) => {
    const onSearch = vi.fn();
    show({ onSearch });
    const sent = vi.fn();
    root.host.addEventListener('submit', (event) => {
      sent(!event.defaultPrevented);
      event.preventDefault();
    });
    await field.fill('  night sailing ');
    await (how === 'Enter' ? userEvent.keyboard('{Enter}') : button.click());
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('night sailing');
    expect(sent).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('another search in the address fills the field with its words', async () => {
    show({ value: 'whale' });
    await expect.element(field).toHaveValue('whale');
    await field.fill('half typed');
    show({ value: 'jellyfish' });
    await expect.element(field).toHaveValue('jellyfish');
  });

  test('after a search the field keeps the focus', async () => {
    show();
    await field.fill('whale');
    show({ value: 'whale' });
    await expect.element(field).toHaveAttribute('value', 'whale');
    await expect.element(field).toHaveFocus();
  });

  test('words that are typed before the page shows the last search stay', async () => {
    show({ onSearch: () => {} });
    await field.fill('whale');
    await userEvent.keyboard('{Enter}');
    await field.fill('jelly');
    show({ value: 'whale' });
    await expect.element(field).toHaveAttribute('value', 'whale');
    await expect.element(field).toHaveValue('jelly');
  });

  test('words that were typed before and not sent take the place of the words of the search', async () => {
    const onType = vi.fn();
    show({ value: 'whale', typed: 'jelly', onType });
    await expect.element(field).toHaveValue('jelly');
    await field.fill('jellyf');
    expect(onType).toHaveBeenLastCalledWith('jellyf');
    show({ value: 'whale', typed: 'late', onType });
    await expect.element(field).toHaveValue('jellyf');
  });

  test('on a phone the word alone is on the button, so that a placeholder has room', async () => {
    show({ variant: 'page' });
    const icon = () => button.element().querySelector('svg')?.checkVisibility();
    await page.viewport(390, 800);
    await expect.poll(icon).toBe(false);
    await page.viewport(1280, 800);
    await expect.poll(icon).toBe(true);
  });

  test('the page variant shows the word of its button, the masthead variant hides it from the eye', async () => {
    show();
    await expect.element(button).toBeVisible();
    const iconOnly = button.element().clientWidth;
    show({ variant: 'page' });
    await expect.poll(() => button.element().clientWidth).toBeGreaterThan(iconOnly);
  });
});
