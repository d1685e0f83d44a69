import { readFileSync } from 'node:fs';
import { type Lang, langs } from '@first-gong/domain';
import { expect, type Page, test } from '@playwright/test';
import { stepPictures, stepTextsFile } from '../visual/steps.js';
import { type Entry, entries, index, open, openPage, type Preview, root, show, withoutAxe } from './pages.js';

/** Path of the iframe, which changes if a link leaves the catalogue. */
const framePath = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentWindow?.location.pathname,
  );

test.describe('the pictures of the purchase steps', () => {
  const texts: Record<string, string[]> = JSON.parse(readFileSync(stepTextsFile, 'utf8'));
  const nameOf = new Map(Object.entries(stepPictures).map(([name, { story }]) => [story, name]));
  for (const lang of langs) {
    test(`in ${lang} show no words that their stories have lost: npm run pictures takes them anew`, async ({
      page,
    }) => {
      const stories = [...nameOf.keys()].map((id) => ({ id }));
      const check = async (id: string) => {
        const name = nameOf.get(id);
        const seen = texts[`${name}-${lang}`] ?? [];
        expect(seen.length, name).toBeGreaterThan(5);
        // Parts of the page may load late.
        const lost = async () => {
          const now = (await page.locator('main').textContent()) ?? '';
          return seen.filter((text) => !now.includes(text));
        };
        await expect.poll(lost, { message: name }).toEqual([]);
      };
      await inEach(page, stories, check, lang);
    });
  }
});

test.describe('a screen’s story keeps its links and forms in the catalogue', () => {
  test('a link opens the story of its screen and shows its address in the shop', async ({ page }) => {
    const story = await open(page, 'story/screens-cart--default');
    await story.getByRole('contentinfo').getByRole('link').first().waitFor();
    await story.getByRole('banner').getByRole('link', { name: /開鑼/ }).first().click();
    await expect(page).toHaveURL(/path=\/story\/screens-home--/);
    await expect(story.getByRole('status').filter({ hasText: '/zh_hk/' })).toContainText('In the shop this leads to');
    expect(await framePath(page)).toBe('/iframe.html');
  });

  test('a theme button changes the theme of the toolbar', async ({ page }) => {
    const story = await open(page, 'story/screens-cart--default');
    await story.getByRole('contentinfo').getByRole('button', { name: '夜間', exact: true }).click();
    await expect(story.locator('html')).toHaveAttribute('data-theme', 'night');
    await expect(page).toHaveURL(/path=\/story\/screens-cart--default&globals=.*theme:night/);
    expect(await framePath(page)).toBe('/iframe.html');
  });

  test('a language link changes the language of the toolbar, a size button the text size', async ({ page }) => {
    const story = await open(page, 'story/screens-login--default');
    const footer = story.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'English', exact: true }).click();
    await expect(story.locator('html')).toHaveAttribute('lang', 'en-HK');
    await footer.getByRole('button', { name: /Large/ }).click();
    await expect(story.locator('html')).toHaveAttribute('data-size', '18');
    await expect(page).toHaveURL(/path=\/story\/screens-login--default/);
    expect(await framePath(page)).toBe('/iframe.html');
  });

  test('a search keeps its story, and its address is shown', async ({ page }) => {
    const story = await open(page, 'story/screens-home--default');
    await story.getByRole('searchbox').first().fill('鯨魚');
    await story.getByRole('searchbox').first().press('Enter');
    await expect(story.getByRole('status').filter({ hasText: 'q=' })).toContainText('The story stays');
    expect(await framePath(page)).toBe('/iframe.html');
  });
});

test.describe('the toolbar of a screen’s story', () => {
  const shop = (page: Page) => page.getByRole('link', { name: 'In the shop', exact: true });

  test('links to the page in the shop, in the language of the story', async ({ page }) => {
    await open(page, 'story/screens-cart--default', 'lang:zh_cn');
    await expect(shop(page)).toHaveAttribute('href', /:4300\/zh_cn\/ShoppingCart\.html$/);
    await open(page, 'story/screens-info--release-notes');
    await expect(shop(page)).toHaveAttribute('href', /:4300\/zh_hk\/ReleaseNotes\.html$/);
  });

  test('has no such link at a component', async ({ page }) => {
    const story = await open(page, 'story/components-primitives-button--buy');
    await story.getByRole('button').first().waitFor();
    await expect(shop(page)).toHaveCount(0);
  });
});

test('the text size of an address is named in the toolbar', async ({ page }) => {
  const story = await open(page, 'story/screens-cart--default', 'fontSize:18px');
  await expect(story.locator('html')).toHaveAttribute('data-size', '18');
  await expect(page.getByRole('button', { name: /18 px/ })).toBeVisible();
});

test.describe('pages', () => {
  const withTable = entries.filter(
    ({ type, importPath }) =>
      type === 'docs' &&
      importPath.endsWith('.mdx') &&
      /^\|\s*-{3}|\?raw/m.test(readFileSync(new URL(importPath, root), 'utf8')),
  );

  test('there are pages with tables to look at', () => {
    expect(withTable.length).toBeGreaterThan(8);
  });

  for (const { id, title } of withTable) {
    test(`${title} shows its tables as tables`, async ({ page }) => {
      const text = await openPage(page, id);
      await expect(text.locator('table').first()).toBeVisible();
      expect(await text.innerText()).not.toContain('|---');
    });
  }

  test('the page of a component precedes its stories', () => {
    const first = new Map<string, Entry>();
    for (const entry of entries) if (!first.has(entry.title)) first.set(entry.title, entry);
    const late = [...first.values()].filter(
      ({ type, title }) => type !== 'docs' && entries.some((each) => each.title === title && each.type === 'docs'),
    );
    expect(late.map(({ title }) => title)).toEqual([]);
  });

  test('the page of a screen names its route and its states', async ({ page }) => {
    const docs = await openPage(page, 'screens-cart--docs');
    await expect(docs.getByText('/ShoppingCart.html')).toBeVisible();
    await expect(docs.getByRole('link', { name: 'zh_hk', exact: true })).toHaveAttribute(
      'href',
      /:4300\/zh_hk\/ShoppingCart\.html$/,
    );
    const inCatalogue = await open(page, 'docs/screens-cart--docs');
    await inCatalogue.getByRole('link', { name: 'Under A Minute', exact: true }).click();
    await expect(page).toHaveURL(/path=\/story\/screens-cart--under-a-minute/);
  });

  test('a table of props has the values of a union and the default', async ({ page }) => {
    const docs = await openPage(page, 'components-primitives-button--docs');
    const row = docs.locator('.docblock-argstable tr').filter({ hasText: /^size/ });
    await expect(row.locator('td').nth(1)).toHaveText("'small''medium''large'");
    await expect(row.locator('td').nth(2)).toHaveText("'medium'");
    await expect(docs.locator('.docblock-argstable')).not.toContainText('union');
  });

  test('a sample has the names of its source and the imports that it needs', async ({ page }) => {
    const docs = await openPage(page, 'components-primitives-button--docs');
    await docs.getByText('Show code').nth(1).click();
    const code = docs.locator('pre').filter({ hasText: 'const Buy' });
    await expect(code).toContainText('Buy tickets');
    await expect(code).toContainText("import { Button } from '@first-gong/ui/Button'");
    await expect(code).toContainText("import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right'");
    await expect(code).toContainText('iconAfter={arrowRightIcon}');
  });

  test('the page of a component has its import, size, last change and a sample that keeps its value', async ({
    page,
  }) => {
    await page.goto('/iframe.html?viewMode=docs&id=components-layout-dialog--docs');
    const docs = page.locator('#storybook-docs');
    await expect(docs.locator('pre').first()).toHaveText("import { Dialog } from '@first-gong/ui/Dialog';");
    await expect(docs.locator('dl').first()).toContainText(/Size[\d.]+ kB.*Last change(\d{4}-|Unknown)/);
    const sample = docs.locator('pre').nth(1);
    await expect(sample).toContainText("import { useState } from 'react';");
    await expect(sample).toContainText('onOpenChange={setOpen}');
    await expect(sample).not.toContainText(/\p{Script=Han}/u);
  });

  test('a wrong use is a picture with a sentence, which cannot be reached', async ({ page }) => {
    const docs = await openPage(page, 'components-primitives-button--docs');
    const wrong = docs.getByRole('figure').filter({ hasText: 'Don’t:' }).first();
    await expect(wrong.getByText('Two yellow buttons')).toBeVisible();
    const button = wrong.locator('[inert] button').first();
    await expect(button).toBeVisible();
    await button.focus();
    await expect(button).not.toBeFocused();
  });

  test('a token file can be downloaded', async ({ page, request }) => {
    const docs = await openPage(page, 'foundations-design-tokens-and-figma--docs');
    const address = await docs.getByRole('link', { name: 'night.tokens.json', exact: true }).getAttribute('href');
    const response = await request.get(`/${address}`);
    expect(await response.text()).toBe(readFileSync(new URL('packages/ui/tokens/night.tokens.json', root), 'utf8'));
  });

  test('the page about accessibility can be read in the catalogue', async ({ page }) => {
    const docs = await openPage(page, 'evidence-accessibility--docs');
    await expect(docs.getByRole('heading', { name: /What has not been done/ })).toBeVisible();
  });

  test('Evidence shows every criterion, and either the last run or that there was none', async ({ page }) => {
    const docs = await openPage(page, 'evidence-wcag-2-2-criteria--docs');
    await expect(docs.locator('tbody tr')).toHaveCount(55);
    await expect(docs.getByText(/^55 criteria: \d+ supports/)).toBeVisible();
    const results = await openPage(page, 'evidence-results--docs');
    await expect(results.getByText(/at commit|There is no result of the accessibility matrix/).last()).toBeVisible();
  });
});

test.describe('the search of the sidebar', () => {
  test('finds something for a number, a word and a part of a title', async ({ page }) => {
    await page.goto('/');
    for (const word of ['404', 'checkout', 'Figma', 'tokens']) {
      await page.getByRole('combobox').locator('input').fill(word);
      await expect(page.getByRole('option').first()).toContainText(new RegExp(word, 'i'));
      await expect(page.getByRole('option').first()).toBeVisible();
    }
  });
});

test.describe('the sidebar', () => {
  const roots = [...new Set(entries.map(({ title }) => title.split('/')[0]))];

  test('begins with Foundations, Screens and Evidence', () => {
    expect(roots).toEqual(['Foundations', 'Screens', 'Evidence', 'Components']);
  });

  test('has the components in six groups', () => {
    const groups = new Set(
      entries.filter(({ title }) => title.startsWith('Components/')).map(({ title }) => title.split('/')[1]),
    );
    expect([...groups]).toEqual(['Primitives', 'Forms', 'Navigation', 'Feedback', 'Layout', 'Ticketing']);
  });
});

test('every link between pages has an entry as its target', () => {
  const files = new Set(entries.filter(({ type }) => type === 'docs').map(({ importPath }) => importPath));
  const broken = [...files].flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)]
      .map(([, id = '']) => id)
      .filter((id) => !index.entries[id])
      .map((id) => `${file}: ${id}`),
  );
  expect(broken).toEqual([]);
});

test('no control of a screen’s story shows its state as an object', async ({ page }) => {
  await open(page, 'story/screens-cart--default');
  await expect(page.getByRole('tab', { name: 'Controls', exact: true })).toHaveCount(0);
});

/** Evaluates something in several stories on one page, which is faster than a page per story. */
async function inEach<Answer>(
  page: Page,
  stories: Pick<Entry, 'id'>[],
  ask: (id: string) => Promise<Answer>,
  lang: Lang = 'en_us',
): Promise<Answer[]> {
  const answers: Answer[] = [];
  await page.goto(`/iframe.html?id=${stories[0]?.id}&viewMode=story&globals=lang:${lang};${withoutAxe}`);
  for (const { id } of stories) {
    await show(page, id, 'story');
    await page.waitForFunction((wanted) => {
      const now = (window as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender;
      return now?.id === wanted && ['completed', 'finished', 'errored', 'aborted'].includes(now.phase ?? '');
    }, id);
    answers.push(await ask(id));
  }
  return answers;
}

test('the clock in the header of a screen’s story is the clock of its page', async ({ page }) => {
  const stories = entries.filter(({ type, id }) => type === 'story' && /^screens-(cart|transactionpreview)--/.test(id));
  const clocks = await inEach(page, stories, async (id) => {
    // Hours such as 10:00–19:00 are not a clock. A dialog hides the header from roles.
    const header = /(?<![\d–])\d{1,2}:\d{2}(?![\d–])/.exec(await page.locator('header').first().innerText())?.[0];
    const [timer] = await page.locator('main [role="timer"]').allInnerTexts();
    return { id, header, page: timer && /(\d{1,2}:\d{2})/.exec(timer)?.[0].replace(/^0(?=\d:)/, '') };
  });
  expect(clocks.filter(({ page: own }) => own !== undefined).length).toBeGreaterThan(20);
  expect(clocks.filter(({ header, page: own }) => own !== undefined && own !== header)).toEqual([]);
});
