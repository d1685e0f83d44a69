import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameMain, showNewPage } from './mainElement.js';

const main = document.createElement('main');
main.id = 'main';
main.tabIndex = -1;
const link = document.createElement('a');
link.href = '#next';
/** The main part's name each time it gets the focus. */
let names: (string | null)[] = [];
let giveUp = () => {};

const isFocused = () => document.activeElement === main;

beforeEach(() => {
  names = [];
  main.innerHTML = '<h1>Last page</h1>';
  document.body.append(link, main);
  nameMain();
  link.focus();
  main.onfocus = () => names.push(main.ariaLabel);
});

afterEach(() => {
  giveUp();
  main.remove();
  link.remove();
});

test('2.4.3 a page that is there takes the focus under its own name', () => {
  main.innerHTML = '<h1>Next page</h1>';
  giveUp = showNewPage();
  expect(names).toEqual(['Next page']);
});

test('2.4.3 a page that loads has no name, and the focus waits for its heading', async () => {
  main.innerHTML = '<div style="display: none"><h1>Last page</h1></div><h1 data-loading>Loading</h1>';
  giveUp = showNewPage();
  expect(main.ariaLabel).toBeNull();
  expect(isFocused()).toBe(false);
  main.innerHTML = '<h1>Next page</h1>';
  await expect.poll(isFocused).toBe(true);
  expect(names).toEqual(['Next page']);
  main.innerHTML = '<h1>Another heading</h1>';
  link.focus();
  await expect.poll(() => document.activeElement).toBe(link);
  expect(names).toHaveLength(1);
});

test('a reader who has moved on meanwhile keeps the focus', async () => {
  const other = document.body.appendChild(document.createElement('button'));
  main.innerHTML = '<h1 data-loading>Loading</h1>';
  giveUp = showNewPage();
  other.focus();
  main.innerHTML = '<h1>Next page</h1>';
  await expect.poll(() => main.ariaLabel).toBe('Next page');
  expect(document.activeElement).toBe(other);
  other.remove();
});
