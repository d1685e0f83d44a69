import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchOptions } from '../browser.js';
import { filesOf, installApp, root, run, tried } from './outside.js';

/** The oldest TypeScript that the library supports, and the last of each major version until ours. */
const olderTypeScript = {
  'typescript-5.4': 'npm:typescript@5.4.5',
  'typescript-5': 'npm:typescript@5.9.3',
  'typescript-6': 'npm:typescript@6.0.3',
};

const app = mkdtempSync(join(tmpdir(), 'first-gong-app-'));

let browser: Browser;
let page: Page;
const complaints: string[] = [];
const requested: string[] = [];

beforeAll(async () => {
  for (const [path, text] of ['README.md', 'brand.md', 'routers.md'].flatMap(filesOf)) {
    // The README omits file extensions as bundlers allow, but Node needs them.
    const ended = text.replace(/from '(\.\/\w+)'/g, "from '$1.js'");
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), ended);
  }
  const put = (name: string, path: string) => cpSync(join(root, 'tests/library', `${name}.txt`), join(app, path));
  put('withoutWords.tsx', 'src/withoutWords.tsx');
  put('withRouter.tsx', 'routed/main.tsx');
  put('routers.d.ts', 'src/routers.d.ts');
  writeFileSync(
    join(app, 'routed/index.html'),
    readFileSync(join(app, 'index.html'), 'utf8').replace('/src/main.tsx', '/main.tsx'),
  );
  installApp(app, {
    dependencies: tried('react', 'react-dom', 'wouter'),
    devDependencies: {
      ...olderTypeScript,
      ...tried('vite', 'typescript', '@types/react', '@types/react-dom', '@react-aria/optimize-locales-plugin'),
    },
  });
  for (const folder of ['.', 'routed']) {
    run(app, process.execPath, join('node_modules', 'vite', 'bin', 'vite.js'), 'build', folder);
  }

  browser = await chromium.launch(launchOptions);
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route('http://blank.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    const path = join(app, 'dist', pathname === '/' ? 'index.html' : pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  await page.goto('http://blank.test/');
});

afterAll(async () => {
  await browser?.close();
  rmSync(app, { recursive: true, force: true });
});

const styleOf = (selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The colour of a role in the packed token files. */
function colourOf(theme: string, group: string, role: string): string {
  const tokens = (name: string) =>
    JSON.parse(readFileSync(join(app, 'node_modules', '@first-gong', 'ui', 'tokens', `${name}.tokens.json`), 'utf8'));
  const ink: string = tokens(theme)[group][role].$value.slice('{ink.'.length, -1);
  return rgb(tokens('primitives').ink[ink].$value.hex);
}

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

describe('the packed library in an app outside this repository', () => {
  test('installs no style tool', () => {
    expect(existsSync(join(app, 'node_modules', '@vanilla-extract'))).toBe(false);
    const script = readdirSync(join(app, 'dist', 'assets')).filter((file) => file.endsWith('.js'));
    expect(script.length).toBeGreaterThan(0);
  });

  test.each(['default', 'night', 'bw'])('is drawn in the theme %s', async (theme) => {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(await styleOf('body', 'background-color')).toBe(colourOf(theme, 'bg', 'page'));
    expect(await styleOf('body', 'color')).toBe(colourOf(theme, 'text', 'primary'));
    expect(await styleOf('button:has-text("Buy")', 'background-color')).toBe(colourOf(theme, 'action', 'bg'));
  });

  test.each([14, 16, 18])('follows the text size of %d px', async (size) => {
    await page.evaluate((value) => {
      document.documentElement.dataset.size = String(value);
    }, size);
    expect(await styleOf('body', 'font-size')).toBe(`${size}px`);
  });

  test('takes the brand of brand.md from one file, and any part of a page may keep another theme', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'harbour';
    });
    expect(await styleOf('body', 'background-color')).toBe(rgb('#f3f7fb'));
    expect(await styleOf('button:has-text("Buy")', 'background-color')).toBe(rgb('#123a8c'));
    expect(await styleOf('body', 'color')).toBe(colourOf('default', 'text', 'primary'));
    const shown = await page.locator('button:has-text("Buy")').evaluate((button) => {
      button.parentElement?.setAttribute('data-theme', 'night');
      const background = getComputedStyle(button).backgroundColor;
      button.parentElement?.removeAttribute('data-theme');
      return background;
    });
    expect(shown).toBe(colourOf('night', 'action', 'bg'));
  });

  test('has the pair of the brand in the first frame, and no parser of its colours', async () => {
    const [html, script] = [/\.html$/, /\.js$/].map((ending) =>
      readdirSync(join(app, 'dist'), { recursive: true, encoding: 'utf8' })
        .filter((file) => ending.test(file))
        .map((file) => readFileSync(join(app, 'dist', file), 'utf8'))
        .join(''),
    );
    expect(html).toContain('--fg-action-bg: #123a8c;');
    expect(script).not.toContain('rebeccapurple');
    await page.evaluate(() => {
      Object.assign(document.documentElement.dataset, { theme: 'auto', size: '16' });
    });
    for (const [colorScheme, ground] of [
      ['light', '#f3f7fb'],
      ['dark', '#080f1c'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await styleOf('body', 'background-color')).toBe(rgb(ground));
      expect(await styleOf('section', 'border-top-left-radius')).toBe('12px');
    }
    await page.emulateMedia({ colorScheme: null });
  });

  test('has space between the parts of its first page without a line of styles', async () => {
    expect(
      filesOf('README.md').filter(([path, text]) => path.endsWith('.css') || /\b(className|style)=/.test(text)),
    ).toEqual([]);
    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox();
      if (!found) throw new Error(`Nothing is shown at ${selector}.`);
      return { ...found, bottom: found.y + found.height, right: found.x + found.width };
    };
    const [column, title, card, heading, field, button] = [
      await box('main'),
      await box('hgroup'),
      await box('section'),
      await box('h2'),
      await box('label'),
      await box('button:has-text("Buy")'),
    ];
    expect(title.y).toBeGreaterThanOrEqual(column.y + 24);
    expect(card.y).toBeGreaterThanOrEqual(title.bottom + 16);
    expect(heading.y).toBeGreaterThanOrEqual(card.y + 12);
    expect(field.y).toBeGreaterThanOrEqual(heading.bottom + 24);
    expect(button.y).toBeGreaterThanOrEqual(field.bottom + 48);
    expect(button.right).toBeLessThan(card.right - card.width / 2);
    expect(column.bottom).toBeGreaterThanOrEqual(card.bottom + 48);
  });

  test('shows Latin text in Archivo, from the file beside the style sheet', async () => {
    expect(
      await page.evaluate(() => document.fonts.load('700 16px Archivo', 'Buy').then((fonts) => fonts.length)),
    ).toBe(1);
  });

  test("the app's own CSS overrides the library's", async () => {
    await page.addStyleTag({ content: 'button { border-color: rgb(1, 2, 3) }' });
    expect(await styleOf('button:has-text("Buy")', 'border-top-color')).toBe('rgb(1, 2, 3)');
  });

  test('a lazy part loads when it is needed, and works inside the dialog', async () => {
    expect(requested.some((path) => path.includes('ComboBox'))).toBe(false);
    await page.getByRole('button', { name: /^Buy/ }).click();
    const district = page.getByRole('combobox', { name: 'Where you come from', exact: true });
    await district.fill('tin');
    expect(requested.some((path) => path.includes('ComboBox'))).toBe(true);
    expect(await page.getByRole('option').allTextContents()).toEqual(['Sha Tin']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await district.inputValue()).toBe('Sha Tin');
    await page.keyboard.press('Escape');
  });

  test('the dialog opens, has a name, and returns the focus', async () => {
    const opener = page.getByRole('button', { name: /^Buy/ });
    await opener.click();
    await page.getByRole('dialog', { name: 'Two seats are held', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test.each(
    ['typescript', ...Object.keys(olderTypeScript)].flatMap((compiler) => [
      [compiler, 'bundler', 'esnext'],
      [compiler, 'nodenext', 'nodenext'],
    ]),
  )('its types compile with %s and the module resolution %s', (compiler = '', resolution = '', module = '') => {
    run(
      app,
      process.execPath,
      join('node_modules', compiler, 'bin', 'tsc'),
      ...['--noEmit', '--strict', '--jsx', 'react-jsx', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'],
      ...['--module', module, '--moduleResolution', resolution, '--types', 'react'],
      ...['--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
      ...['src/main.tsx', 'src/Registration.tsx', 'src/withoutWords.tsx', 'routed/main.tsx'],
      ...['src/routers.d.ts', 'src/reactRouter/FollowLinks.tsx', 'src/next/FollowLinks.tsx'],
    );
  });

  describe('words', () => {
    /** Distinct texts and names of the components in a language. */
    const wordsIn = (locale: string): string[] => {
      const code = `console.log((await import('./out/withoutWords.js')).markupIn('${locale}'))`;
      const markup = run(app, process.execPath, '--input-type=module', '--eval', code);
      const found = [...markup.matchAll(/>([^<>]+)<|\s(?:aria-label|placeholder|alt)="([^"]+)"/g)];
      return [...new Set(found.map(([, text, name]) => (text ?? name ?? '').replace(/&[^;]+;/g, '’').trim()))];
    };
    beforeAll(() => {
      run(
        app,
        process.execPath,
        join('node_modules', 'typescript', 'bin', 'tsc'),
        ...['--strict', '--jsx', 'react-jsx', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'],
        ...['--module', 'nodenext', '--types', 'react', '--outDir', 'out', 'src/withoutWords.tsx'],
      );
    });

    test.each([
      [
        'en-HK',
        ['Today', 'Show', 'Area', 'Use all', 'Choose a file', 'Show all options', 'Not received?', 'On', 'Select all'],
      ],
      ['zh-HK', ['今日', '顯示', '地區', '全部使用', '選取檔案', '顯示全部選項', '未收到？', '開', '全選']],
      ['zh-CN', ['今天', '显示', '地区', '全部使用', '选择文件', '显示全部选项', '没有收到？', '开', '全选']],
    ])('are there in %s without one passed', (locale, expected) => {
      const words = wordsIn(locale);
      expect(words).toEqual(expect.arrayContaining(expected));
      const inOtherLanguage = locale === 'en-HK' ? /\p{Script=Han}/u : /[A-Za-z]{3}/;
      expect(words.filter((text) => inOtherLanguage.test(text.replace(/Page (Up|Down)|Shift|Tab/g, '')))).toEqual([]);
    });

    test('of other languages stay out of the page', () => {
      const scripts = readdirSync(join(app, 'dist', 'assets')).filter((file) => file.endsWith('.js'));
      const text = scripts.map((file) => readFileSync(join(app, 'dist', 'assets', file), 'utf8')).join('');
      expect(text).toContain('Show all options');
      expect(text).not.toMatch(/顯示全部選項|显示全部选项/);
    });
  });

  describe('with wouter and the sample of routers.md', () => {
    const documents: string[] = [];
    let routed: Page;
    beforeAll(async () => {
      routed = await browser.newPage();
      routed.on('pageerror', (error) => complaints.push(error.message));
      await routed.route('http://routed.test/**', (route) => {
        const { pathname } = new URL(route.request().url());
        if (route.request().isNavigationRequest()) documents.push(pathname);
        if (pathname.startsWith('/files/')) return route.fulfill({ contentType: 'text/html', body: '<h1>A file</h1>' });
        return route.fulfill({
          path: join(app, 'routed/dist', pathname.startsWith('/app/') ? 'index.html' : pathname),
        });
      });
    });
    beforeEach(async () => {
      await routed.goto('http://routed.test/app/');
      await routed.getByRole('heading', { name: 'Tonight', exact: true }).waitFor();
      documents.length = 0;
    });
    const heading = (name: string) => routed.getByRole('heading', { name, exact: true, level: 1 }).waitFor();

    test.each([
      [/^A link$/, 'q=link'],
      [/^A button$/, 'q=button'],
      [/^A link of the router$/, 'q=router'],
      [/whale/, 'q=card'],
    ])('the link %s is a step of the app, and so is the way back', async (name, query) => {
      await routed.getByRole('link', { name, exact: true }).click();
      await heading(`Found: ${query}`);
      expect(new URL(routed.url()).pathname).toBe('/app/find');
      await routed.getByRole('link', { name: 'Tonight', exact: true }).click();
      await heading('Tonight');
      await routed.goBack();
      await heading(`Found: ${query}`);
      expect(documents).toEqual([]);
    });

    test('a search is a step of the app', async () => {
      await routed.getByRole('searchbox').fill('whale');
      await routed.getByRole('searchbox').press('Enter');
      await heading('Found: q=whale');
      expect(documents).toEqual([]);
    });

    test('an address that is not of the app comes from the server', async () => {
      await routed.getByRole('link', { name: 'A file', exact: true }).click();
      await heading('A file');
      expect(documents).toEqual(['/files/plan.html']);
    });
  });

  test('the console has no message', () => {
    expect(complaints).toEqual([]);
  });
});
