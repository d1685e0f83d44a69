import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, devices, expect as expectPage, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchOptions } from '../browser.js';
import { freePort } from '../freePort.js';
import { filesOf, installApp, root, run, tried } from './outside.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const app = mkdtempSync(join(tmpdir(), 'first-gong-three-pages-'));
const sources = join(root, 'tests/library/threePages');
const next = '16.4.6';
/** What a page of another team has beside the library. */
const surroundings = {
  '@babel/core': '^7.28.0',
  '@tailwindcss/vite': '4.3.5',
  '@testing-library/dom': '10.4.2',
  '@testing-library/react': '16.3.3',
  '@testing-library/user-event': '14.6.13',
  'babel-plugin-react-compiler': '1.0.0',
  'happy-dom': '21.0.4',
  jsdom: '^29.0.0',
  tailwindcss: '4.3.5',
};

const bin = (...path: string[]) => join('node_modules', ...path);
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(app, path)), { recursive: true });
  writeFileSync(join(app, path), text);
};

let browser: Browser;
let server: ChildProcess;
let nextOutput = '';
let serverOutput = '';
let port: number;

/** Starts Next on a free port. */
async function startNext(): Promise<void> {
  port = await freePort();
  server = spawn(
    process.execPath,
    [bin('next', 'dist', 'bin', 'next'), 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    { cwd: app, env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' } },
  );
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      serverOutput += chunk;
      if (/Ready in/.test(serverOutput)) resolve();
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => reject(new Error(`Next has ended.\n${serverOutput}`)));
  });
}

beforeAll(async () => {
  installApp(app, {
    dependencies: { ...tried('react', 'react-dom', 'wouter'), next },
    devDependencies: {
      ...surroundings,
      ...tried(
        'vite',
        'typescript',
        '@types/node',
        '@types/react',
        '@types/react-dom',
        '@react-aria/optimize-locales-plugin',
        'vitest',
      ),
    },
  });
  const ofReadme = ['index.html', 'vite.config.ts', 'app/layout.tsx', 'src/brand.ts'];
  const ofRouters = ['src/wouter/FollowLinks.tsx', 'src/next/FollowLinks.tsx'];
  for (const [path, text] of ['README.md', 'brand.md', 'routers.md'].flatMap(filesOf)) {
    if ([...ofReadme, ...ofRouters, 'src/useFields.ts'].includes(path))
      put(path, text.replace('data-theme="default"', 'data-theme="harbour"'));
  }
  for (const [path, text] of filesOf('surroundings.md')) put(path, text);
  const styles = readFileSync(join(app, 'src/app.css'), 'utf8').split('\n');
  const [layers = '', tailwind = '', library = ''] = styles;
  put('tailwind/first.css', [layers, tailwind, library].join('\n'));
  put('tailwind/last.css', [layers, library, tailwind].join('\n'));
  cpSync(sources, app, { recursive: true });
  put('plain.config.mjs', 'export default { test: {} };\n');
  put('jsdom.config.mjs', "export default { test: { setupFiles: ['src/setup.ts'] } };\n");
  run(app, process.execPath, bin('vite', 'bin', 'vite.js'), 'build', '-c', 'vite.surroundings.ts');
  nextOutput = run(app, process.execPath, bin('next', 'dist', 'bin', 'next'), 'build', '--turbopack');
  await startNext();
  browser = await chromium.launch(launchOptions);
});

afterAll(async () => {
  await browser?.close();
  if (server?.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  }
  rmSync(app, { recursive: true, force: true });
});

test('the types are right, also with exactOptionalPropertyTypes and noUncheckedIndexedAccess', () => {
  run(app, process.execPath, bin('typescript', 'bin', 'tsc'), '-p', 'tsconfig.json');
});

/** Components for programmes or points, not for these forms. */
const noFields = ['PointsPack', 'SearchField'];

test('the form has every field that the README lists under Forms, or the page of the dialog has it', () => {
  const list = /\*\*Forms\*\*: (.+)/.exec(readFileSync(join(root, 'packages/ui/README.md'), 'utf8'))?.[1] ?? '';
  const names = [...list.matchAll(/\w+/g)].map(([name]) => name).filter((name) => !noFields.includes(name));
  const drawn = ['OrderForm', 'Seats'].map((name) => readFileSync(join(sources, `src/${name}.tsx`), 'utf8')).join('');
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !drawn.includes(`<${name}`))).toEqual([]);
});

test('no file of the app has styles', () => {
  const files = ['Frame', 'Programme', 'OrderForm', 'Seats', 'main'].map((name) => join(sources, `src/${name}.tsx`));
  expect(
    files.filter((path) =>
      /\b(className|style)=|\.css'/.test(readFileSync(path, 'utf8').replace("'@first-gong/ui/style.css'", '')),
    ),
  ).toEqual([]);
});

test('Next builds it with Turbopack', () => {
  expect(nextOutput).toContain('Turbopack');
});

test('React Compiler compiles app and library, and finds no broken rule of React', () => {
  const { compiled, reasons } = JSON.parse(readFileSync(join(app, 'compiler.json'), 'utf8'));
  expect(compiled).toBeGreaterThan(40);
  // It leaves a component as it is if it cannot follow a ref or the order of an expression.
  const harmless =
    /^Cannot (access refs during|reassign variable after) render|cannot be safely reordered|^\(BuildHIR::\w+\) Handle|memoization could not be preserved/;
  expect(reasons.filter((reason: string) => !harmless.test(reason))).toEqual([]);
});

test.each(['jsdom', 'happy-dom'])('the test of the page about tests passes in %s', (environment) => {
  const args = ['run', 'src/Order.test.tsx', '--testTimeout=60000', '--environment', environment];
  const setup = environment === 'jsdom' ? ['--config', 'jsdom.config.mjs'] : ['--config', 'plain.config.mjs'];
  run(app, process.execPath, bin('vitest', 'vitest.mjs'), ...args, ...setup);
});

describe('with Tailwind', () => {
  test.each(['first', 'last'])('imported %s, components keep their look and utilities win', async (order) => {
    const page = await browser.newPage();
    await page.route('http://tailwind.test/**', (route) =>
      route.fulfill({ path: join(app, 'dist', new URL(route.request().url()).pathname) }),
    );
    await page.goto(`http://tailwind.test/tailwind/${order}.html`);
    const look = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { fontSize, fontWeight, marginTop, paddingTop, borderTopWidth, listStyleType, backgroundColor } =
          getComputedStyle(element);
        return { fontSize, fontWeight, marginTop, paddingTop, borderTopWidth, listStyleType, backgroundColor };
      });
    await page.getByRole('button', { name: 'Buy', exact: true }).waitFor();
    const button = await look('button');
    expect(button.backgroundColor).toBe('rgb(255, 210, 31)');
    expect(button.paddingTop).not.toBe('0px');
    expect(await look('h2:text-is("Ours")')).toMatchObject({ fontSize: '30px', marginTop: '16px' });
    expect(await look('ul')).toMatchObject({ listStyleType: 'disc', paddingTop: '24px', borderTopWidth: '4px' });
    expect(await look('p')).toMatchObject({ fontSize: '30px', marginTop: '16px' });
    expect(Number((await look('h2:text-is("Plain")')).fontWeight)).toBeGreaterThan(500);
    await page.close();
  });
});

describe('without script, Next sends', () => {
  test.each([
    ['', ['Harbour nights', 'The lighthouse', 'HK$180', 'Page 2']],
    ['?page=2', ['Night market', 'HK$300']],
    ['order', ['Order tickets', 'Every field of the library', 'Where you come from', 'I have read the terms']],
    ['seats', ['Your seats', 'Stalls, side by side', 'Change the seats']],
  ])('/app/%s with its content', async (path, words) => {
    const html = await (await fetch(`http://127.0.0.1:${port}/app/${path}`)).text();
    const text = html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, '');
    expect(words.filter((word) => !text.includes(word) && !html.includes(`aria-label="${word}"`))).toEqual([]);
    expect(/<html[^>]*data-theme="harbour"/.test(html)).toBe(true);
    expect(/<style>[^<]*--fg-action-bg: #123a8c;/.test(html)).toBe(true);
  });
});

/** Records in each document which styles a policy refuses. */
const recordRefusals = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  });
const refusals = (page: Page) => page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused);

/** Opens each kind of overlay on the page of the seats, and closes it. */
async function openOverlays(page: Page): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const close = async (role: 'dialog' | 'grid' | 'menu') => {
    // A key acts on the overlay only after the focus is in it.
    await page.locator(`[role=${role}]:focus, [role=${role}] :focus`).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole(role).waitFor({ state: 'detached' });
  };
  await button('More').click();
  await page.getByRole('menu').waitFor();
  await close('menu');
  await button('Prices').click();
  await page.getByRole('dialog').waitFor();
  await close('dialog');
  await button('Another day').click();
  await button(/Day/).click();
  await page.getByRole('grid').waitFor();
  await close('grid');
  await close('dialog');
  await button('Change the seats').click();
  await button(/Part of the house/).click();
  await page.getByRole('option', { name: 'Circle', exact: true }).click();
  await page.getByText('Your seats are now in this part: Circle').first().waitFor();
  await close('dialog');
}

describe('under a policy with a nonce', () => {
  test.each([
    ['every kind of overlay opens', undefined, 'n1', []],
    // React Aria then adds a style element while a list is open.
    ['every kind of overlay opens on an iPhone', 'iPhone', 'n1', []],
    ['a style element with another nonce is refused on an iPhone', 'iPhone', 'n2', ['style-src-elem']],
  ])('%s', async (_title, platform, nonce, refused) => {
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      userAgent: platform && devices['iPhone 15']?.userAgent,
    });
    if (platform) {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'platform', { value });
        Object.defineProperty(navigator, 'userAgentData', { value: undefined });
      }, platform);
    }
    await recordRefusals(page);
    await page.route('http://nonce.test/**', (route) => {
      const path = join(app, 'dist', new URL(route.request().url()).pathname);
      const headers = { 'content-security-policy': "style-src 'self' 'nonce-n1'" };
      if (/\.\w+$/.test(path)) return route.fulfill({ path, headers });
      const body = readFileSync(join(app, 'dist/index.html'), 'utf8')
        .replaceAll('<style>', '<style nonce="n1">')
        .replace('<head>', `<head><meta name="csp-nonce" content="${nonce}">`);
      return route.fulfill({ body, headers, contentType: 'text/html' });
    });
    await page.goto('http://nonce.test/app/seats');
    const stalls = page.getByRole('button', { name: 'Stalls', exact: true });
    await stalls.waitFor();
    // React Aria opens a tooltip only after the pointer has moved.
    await page.mouse.move(1, 1);
    await stalls.hover();
    await page.getByRole('tooltip').waitFor();
    await page.mouse.move(1, 1);
    // While a tooltip is still open, Escape closes it instead of the overlay that has the focus.
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await openOverlays(page);
    expect([...new Set(await refusals(page))]).toEqual(refused);
    await page.close();
  });
});

describe.each(['Vite', 'Next'])('built with %s', (builder) => {
  let page: Page;
  const complaints: string[] = [];
  const origin = () => (builder === 'Next' ? `http://127.0.0.1:${port}` : 'http://three-pages.test');

  beforeAll(async () => {
    page = await browser.newPage({ reducedMotion: 'reduce' });
    // React's build for development recommends its tools.
    page.on('console', (message) => message.type() !== 'info' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    const [, brand = ''] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(app, 'dist/index.html'), 'utf8')) ?? [];
    const hash = createHash('sha256').update(brand).digest('base64');
    await page.route('http://three-pages.test/**', (route) => {
      const path = join(app, 'dist', new URL(route.request().url()).pathname);
      return route.fulfill({
        path: /\.\w+$/.test(path) && existsSync(path) ? path : join(app, 'dist/index.html'),
        // The browser reports a refused style in the console.
        headers: { 'content-security-policy': `style-src 'self' 'sha256-${hash}'` },
      });
    });
  });
  beforeEach(() => {
    complaints.length = 0;
  });
  afterEach(() => {
    expect(complaints).toEqual([]);
  });
  afterAll(() => page?.close());

  const open = async (path: string) => {
    await page.goto(`${origin()}${path}`, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  const expectNoViolations = async () => {
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run();
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
    expect(found).toEqual([]);
  };
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  test('every kind of overlay opens, under a policy without inline styles', async () => {
    await recordRefusals(page);
    await open('/app/seats');
    await openOverlays(page);
    expect(await refusals(page)).toEqual([]);
  });

  test('check() reaches the native input of each choice', async () => {
    await open('/app/order');
    for (const choice of [
      page.getByRole('radio', { name: /By post/ }),
      page.getByRole('radio', { name: /First/ }),
      page.getByRole('radio', { name: 'Chinese', exact: true }),
      page.getByRole('checkbox', { name: 'Music', exact: true }),
      page.getByRole('switch', { name: 'Remind me', exact: true }),
      page.getByRole('checkbox', { name: 'I have read the terms', exact: true }),
    ]) {
      await choice.check();
      expect(await choice.isChecked()).toBe(true);
    }
  });

  test('a link in a menu is a step of the app', async () => {
    await open('/app/seats');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Back to the programme', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Harbour nights', exact: true }).waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);
  });

  test('the list has its headings, pages and the brand', async () => {
    await open('/app/');
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Harbour nights');
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toHaveLength(6);
    expect(await styleOf('body', 'background-color')).toBe('rgb(243, 247, 251)');
    expect(await styleOf('body', 'font-family')).toBe('Georgia, serif');
    await expectNoViolations();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.getByRole('heading', { level: 3, name: /^Night market/ }).waitFor();
  });

  test('a link is a step of the app, without a new document', async () => {
    await open('/app/');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.getByRole('link', { name: 'Order', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Order tickets', exact: true }).waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Harbour nights', exact: true }).waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);
  });

  test('the form shows its errors first, and each links to its field', async () => {
    await open('/app/order');
    expect(await styleOf('button:has-text("Order")', 'background-color')).toBe('rgb(18, 58, 140)');
    expect(await styleOf('button:has-text("Order")', 'border-top-left-radius')).toBe('8px');
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    const summary = page.getByRole('group', { name: 'Things to mend: 7', exact: true });
    await expectPage(summary).toBeFocused();
    for (const link of await summary.getByRole('link').all()) {
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      expect(await page.evaluate(() => `#${document.activeElement?.id}`)).toBe(target);
    }
    await expectNoViolations();
  });

  test('the form can be filled with the keyboard and sent', async () => {
    await open('/app/order');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
    await page.getByRole('textbox', { name: /Number/ }).fill('9123 4567');
    await page.getByRole('button', { name: /Venue/ }).press('Enter');
    await page.getByRole('option', { name: 'Pier hall', exact: true }).press('Enter');
    await page.getByRole('combobox', { name: 'Where you come from', exact: true }).fill('tin');
    await expectPage(page.getByRole('option')).toHaveText(['Sha Tin']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page
      .getByRole('group', { name: /Birthday/ })
      .getByRole('spinbutton')
      .first()
      .focus();
    await page.keyboard.type('02031990');
    await page.getByRole('radio', { name: /By post/ }).press('Space');
    await page.getByRole('radio', { name: /First/ }).press('Space');
    await page.getByRole('radio', { name: 'Chinese', exact: true }).press('Space');
    await page.getByRole('checkbox', { name: 'Music', exact: true }).press('Space');
    await page.getByRole('spinbutton', { name: 'Tickets', exact: true }).fill('3');
    await page.getByRole('checkbox', { name: 'I need an invoice', exact: true }).press('Space');
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Analytical Engines');
    await page.getByRole('switch', { name: 'Remind me', exact: true }).press('Space');
    await page.getByRole('checkbox', { name: 'I have read the terms', exact: true }).press('Space');
    const fields = await page.locator('form').evaluate((form: HTMLFormElement) => {
      const data = new FormData(form);
      return Object.fromEntries(
        [
          'name',
          'venue',
          'district',
          'birthday',
          'delivery',
          'category',
          'language',
          'interests',
          'count',
          'company',
        ].map((name) => [name, data.get(name)]),
      );
    });
    expect(fields).toEqual({
      name: 'Ada',
      venue: 'pier',
      district: 'Sha Tin',
      birthday: '1990-03-02',
      delivery: 'post',
      category: 'first',
      language: 'zh',
      interests: 'music',
      count: '3',
      company: 'Analytical Engines',
    });
    await expectNoViolations();
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expectPage(page.getByRole('status').filter({ hasText: 'Your order has arrived' })).toContainText(
      'Ada, tickets: 3',
    );
    expect(await page.getByRole('group', { name: /Things to mend/ }).count()).toBe(0);
  });

  test('the dialog keeps the focus inside, with a select and a message above it, and returns the focus', async () => {
    await open('/app/seats');
    await expectNoViolations();
    const opener = page.getByRole('button', { name: 'Change the seats', exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Where would you like to sit?', exact: true });
    await dialog.waitFor();
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await dialog.getByRole('button', { name: /Part of the house/ }).press('Enter');
    await page.getByRole('option', { name: 'Circle', exact: true }).click();
    const message = dialog.getByText('Your seats are now in this part: Circle').first();
    await message.waitFor();
    await expectNoViolations();
    await dialog.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectPage(opener).toBeFocused();
    await expectPage(page.getByText('Circle, side by side')).toBeVisible();
  });
});
