import { type InfoContent, loadContent } from '@first-gong/i18n/content';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { InfoLayout, type InfoLayoutProps } from './InfoLayout.js';

const buying = await loadContent('en_us', 'buyEventTickets');
const help = await loadContent('en_us', 'help');
const root = screenRoot();

const show = async (content: InfoContent, props: Partial<InfoLayoutProps> = {}) => {
  root.render(<InfoLayout route="buyEventTickets" content={content} {...props} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('§2 a page has one title, its lead, and a heading for each section', async () => {
  await show(buying);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(buying.title);
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map((heading) => heading.textContent)).toEqual(buying.sections.map(({ title }) => title));
});

test('the table of contents leads to each section, which can take the focus', async () => {
  await show(buying);
  const contents = page.getByRole('navigation', { name: 'On this page', exact: true });
  const links = contents.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(buying.sections.map(({ id }) => `#${id}`));
  await contents.getByRole('link', { name: 'How many tickets', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'How many tickets', exact: true })).toHaveFocus();
  history.replaceState(null, '', location.pathname + location.search);
});

test('the first link skips the navigation of help', async () => {
  await show(buying);
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: words.common.skipMenu, exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  history.replaceState(null, '', location.pathname + location.search);
});

test('the navigation marks the page and names only pages that have a screen', async () => {
  await show(buying);
  const nav = page.getByRole('navigation', { name: 'Help pages', exact: true });
  await expect
    .element(nav.getByRole('link', { name: 'How to buy', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(nav.getByRole('link', { name: 'FAQ', exact: true })).toHaveAttribute('href', '/en_us/Faq.html');
  expect(
    nav
      .getByRole('link')
      .elements()
      .every((link) => /\/en_us\/\w+\.html$/.test(link.getAttribute('href') ?? '')),
  ).toBe(true);
});

test('§2 the index of help has a link for every page of it that has a screen, and no line without a link', async () => {
  await show(help, { route: 'help' });
  const article = page.getByRole('region');
  await expect.element(article.getByRole('link', { name: 'Frequently asked questions', exact: true })).toBeVisible();
  for (const line of document.querySelectorAll('section ul > li')) expect(line.querySelector('a')).not.toBeNull();
});

test('steps are a list in their order; a link to the hotline calls it', async () => {
  await show(buying);
  await expect.element(page.getByText('Choose a performance.')).toBeVisible();
  expect(document.querySelectorAll('ol > li b')[1]?.textContent).toBe('Choose your seats.');
  await expect
    .element(page.getByRole('link', { name: '0000 0000', exact: true }))
    .toHaveAttribute('href', 'tel:+85200000000');
});

test('a link of a sentence leads to a page, or to a place on it', async () => {
  await show({
    ...buying,
    intro: [
      {
        kind: 'paragraph',
        text: [
          'Ask for a ',
          { words: 'change', to: 'txnChangeRequest' },
          ' or see ',
          { words: 'fees', to: 'serviceFee', anchor: 'fees' },
          '.',
        ],
      },
    ],
  });
  await expect.element(page.getByText('Ask for a change or see fees.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'change', exact: true }))
    .toHaveAttribute('href', '/en_us/TxnChangeRequest.html');
  await expect
    .element(page.getByRole('link', { name: 'fees', exact: true }))
    .toHaveAttribute('href', '/en_us/ServiceFee.html#fees');
});
