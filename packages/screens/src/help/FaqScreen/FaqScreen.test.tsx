import { countQuestions, findQuestions, loadContent } from '@first-gong/i18n/content';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { FaqScreen } from './FaqScreen.js';

const content = await loadContent('en_us', 'faq');
const chinese = await loadContent('zh_hk', 'faq');
const root = screenRoot();
const all = countQuestions(content.sections);

const show = async (search: string) => {
  root.render(<FaqScreen content={content} words={search} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const shown = () => [...document.querySelectorAll('summary')].map((summary) => summary.textContent);

describe('§2 the frequently asked questions', () => {
  test('are all there, in groups, and their number is announced', async () => {
    await show('');
    expect(shown()).toHaveLength(all);
    await expect.element(page.getByRole('status')).toHaveTextContent(`${all} answers`);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Membership', exact: true })).toBeVisible();
  });

  test('a search leaves the questions that have all its words, announces the number and leads back to all', async () => {
    await show('one-time PASSWORD seconds');
    expect(shown()).toEqual(['How does a one-time password work?']);
    await expect.element(page.getByRole('status')).toHaveTextContent('1 answer for “one-time PASSWORD seconds”');
    await expect
      .element(page.getByRole('heading', { level: 2, name: 'Membership', exact: true }))
      .not.toBeInTheDocument();
    await expect
      .element(page.getByRole('status').getByRole('link', { name: 'All questions', exact: true }))
      .toHaveAttribute('href', '/en_us/Faq.html');
  });

  test('a search without an answer offers the hotline and all questions', async () => {
    await show('submarine');
    expect(shown()).toEqual([]);
    await expect.element(page.getByRole('heading', { name: 'No search result.', exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '0000 0000', exact: true })).toBeVisible();
    expect(page.getByRole('link', { name: 'All questions', exact: true }).elements()).toHaveLength(1);
  });

  test('the search is a form that the address holds', async () => {
    await show('points');
    const field = page.getByRole('searchbox');
    await expect.element(field).toHaveValue('points');
    const form = (field.element() as HTMLInputElement).form;
    expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['get', '/en_us/Faq.html']);
  });

  test('each answer is an anchor, and several may be open at once', async () => {
    await show('');
    const [first, second] = [...document.querySelectorAll('summary')];
    if (!first || !second) throw new Error('No questions');
    await userEvent.click(first);
    await userEvent.click(second);
    expect(document.querySelectorAll('details[open]')).toHaveLength(2);
    expect(document.querySelector('details #whyMember')).not.toBeNull();
    const name = words.info.linkTo.replace('{{title}}', first.textContent ?? '');
    const link = page.getByRole('link', { name, exact: true }).element();
    expect(first.parentElement?.querySelector(link.getAttribute('href') ?? '')?.contains(link)).toBe(true);
  });
});

describe('the search of the questions', () => {
  const found = (search: string, sections = content.sections) => countQuestions(findQuestions(sections, search));

  test('finds words of a question and of its answer, in any order and script form', () => {
    expect(found('  ')).toBe(all);
    expect(found('waitlist')).toBe(0);
    expect(found('ROOM waiting')).toBeGreaterThan(0);
    expect(found('ｐｏｉｎｔｓ')).toBe(found('points'));
    expect(found('哪裏', chinese.sections)).toBe(found('哪裡', chinese.sections));
    expect(found('哪裡', chinese.sections)).toBeGreaterThan(0);
  });

  test('finds a date as people type it, although it has invisible joiners', () => {
    expect(found('2019年9月1日', chinese.sections)).toBeGreaterThan(0);
    expect(found('1 Sept 2019')).toBeGreaterThan(0);
  });

  test('takes no search for a pattern', () => {
    for (const search of ['.*', '(', '\\', '[^]+']) expect(found(search)).toBe(0);
  });
});
