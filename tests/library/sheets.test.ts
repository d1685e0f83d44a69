import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { componentEntries, sheetsOf, single } from '../../packages/ui/scripts/sizes.js';
import { launchOptions } from '../browser.js';

const library = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const sheet = (name: string) => readFileSync(join(library, 'dist', `${name}.css`), 'utf8');

/** HTML of elements of the built library, each `[component, props]`. */
function markupOf(elements: readonly (readonly [path: string, props: object])[]): string {
  const code = `
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { ticketIcon } from './dist/icons/ticket.js';
    let markup = '';
    for (const [path, props] of ${JSON.stringify(elements)}) {
      const [folder, name = folder] = path.split('.');
      const component = (await import('./dist/components/' + folder + '/index.js'))[name];
      markup += renderToStaticMarkup(createElement(component, props.icon ? { ...props, icon: ticketIcon } : props));
    }
    console.log(markup);`;
  const args = ['--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: library });
  if (!stdout) throw new Error(stderr);
  return stdout;
}

const buttons = markupOf([
  ['Button', { children: 'Buy' }],
  ['Button', { children: 'Buy', variant: 'buy', size: 'large', icon: true }],
  ['Button', { children: 'Buy', busy: true, busyLabel: 'Buying' }],
  ['Button', { children: 'Buy', disabled: true, block: true }],
  ['Button', { children: 'Seats', href: '#seats', size: 'small' }],
  ['Button.TextButton', { children: 'Remove', icon: true }],
]);
const form = markupOf([
  ['TextField', { label: 'Name', name: 'name', hint: 'As in your passport', error: 'Enter your name' }],
  ['TextArea', { label: 'Wishes', name: 'wishes' }],
  [
    'PhoneField',
    {
      label: 'Phone',
      name: 'phone',
      value: { areaCode: '852', number: '' },
      areaCodes: [],
      areaCodeLabel: 'Code',
      numberLabel: 'Number',
    },
  ],
  ['Checkbox', { children: 'I agree', name: 'agree' }],
  ['Notice', { children: 'Two seats are left.' }],
  ['Breadcrumb', { label: 'Path', items: [{ label: 'Home', href: '/' }, { label: 'Tonight' }] }],
]);
const formSheets = ['TextField', 'TextArea', 'PhoneField', 'Checkbox', 'Notice', 'Breadcrumb'].map(single);

/** The README's lines for single style sheets, and a body without margin. */
const pageText =
  'body { margin: 0; color: var(--fg-text-primary); background: var(--fg-bg-page); font-size: var(--fg-font-body); line-height: var(--fg-leading-body) }';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  page = await browser.newPage({ reducedMotion: 'reduce' });
});
afterAll(() => browser?.close());

/** Elements of components. Wrappers without class have no text or style. */
const drawn = ':is([class^="fg-"], [class^="fg-"] *)';

/** Computed styles of elements and their pseudo-elements. */
async function stylesOf(markup: string, css: string, { lang = 'en', selector = drawn } = {}) {
  await page.setContent(
    `<!doctype html><html lang="${lang}" data-theme="default"><style>${css}</style><body><main>${markup}</main>`,
  );
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
  });
  return page.locator(`main ${selector}`).evaluateAll((elements) =>
    elements.flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const computed = getComputedStyle(element, pseudo);
        // Colour scheme and zoom are inherited from the root and belong to the site.
        const names = [...computed].filter((name) => !/^--|^color-scheme|text-size-adjust$/.test(name));
        const styles = names.map((name) => [name, computed.getPropertyValue(name)]);
        return {
          element: `${element.outerHTML.slice(0, 80)} ${pseudo ?? ''}`,
          // A pseudo-element without content is not rendered.
          styles: pseudo && computed.content === 'none' ? {} : Object.fromEntries(styles),
        };
      }),
    ),
  );
}

test('no sheet needs what Safari lacks: `initial` by `var()` in a custom property, borders after `revert-layer`', () => {
  const ofStorefront = fileURLToPath(new URL('../../apps/storefront/dist/client/assets/', import.meta.url));
  const names = readdirSync(ofStorefront).filter((name) => name.endsWith('.css'));
  const css = [sheet('style'), ...names.map((name) => readFileSync(join(ofStorefront, name), 'utf8'))].join('\n');
  expect(css).toContain('--fg-flood-bg:initial');
  expect(css).not.toContain('revert-layer');
  // Next to other text, which may be empty after substitution.
  const word = /--[\w-]+:(?!\s*[\w-]+\s*[;}])[^;}]*\b(?:initial|inherit|unset|revert)\b[^;}]*/g;
  expect(css.match(word) ?? []).toEqual([]);
});

describe('single sheets', () => {
  test.each(['en', 'zh-Hant-HK', 'zh-Hans'])(
    'base.css and Button.css draw a Button as style.css does (%s)',
    async (lang) => {
      const whole = await stylesOf(buttons, sheet('style'), { lang });
      expect(whole.length).toBeGreaterThan(30);
      expect(await stylesOf(buttons, [sheet('base'), sheet(single('Button')), pageText].join(''), { lang })).toEqual(
        whole,
      );
    },
  );

  test.each([
    ['in this order', formSheets],
    ['in the opposite order', formSheets.toReversed()],
  ])('sheets that contain the same styles draw fields as style.css does, %s', async (_order, names) => {
    const css = [sheet('base'), ...names.map(sheet), pageText].join('');
    expect(await stylesOf(form, css)).toEqual(await stylesOf(form, sheet('style')));
  });

  const own = '<h1>Ours</h1><p>Text with a <a href="/">link</a></p><ul><li>One</li></ul><button>Go</button>';
  const selector = ':is(h1, p, a, ul, li, button)';

  test.each([
    ['on the page', own],
    ...['Container', 'Stack', 'Inline'].map((layout) => [
      `in a ${layout}`,
      markupOf([[layout, { children: '…' }]]).replace('…', own),
    ]),
  ])('base.css and the sheets leave plain elements of a site as they are, %s', async (_where, markup) => {
    const css = ['base', ...componentEntries().map(single)].map(sheet).join('');
    const looks = (all: Awaited<ReturnType<typeof stylesOf>>) =>
      all.map(({ styles }) =>
        ['font', 'color', 'margin', 'padding', 'list-style-type', 'text-decoration-line', 'box-sizing'].flatMap(
          (start) => Object.entries(styles).filter(([name]) => name.startsWith(start)),
        ),
      );
    expect(looks(await stylesOf(markup, css, { selector }))).toEqual(looks(await stylesOf(own, '', { selector })));
  });

  test('reset.css gives the plain elements of a page the look that they have with style.css', async () => {
    const single = await stylesOf(own, sheet('base') + sheet('reset'), { selector });
    expect(single).toEqual(await stylesOf(own, sheet('style'), { selector }));
  });

  test.each([
    ['style.css', () => sheet('style')],
    ['base.css and reset.css', () => sheet('base') + sheet('reset')],
  ])('the code of a site keeps the font of the browser (%s)', async (_name, css) => {
    const code = '<pre><code>const <span>seats</span> = 2</code></pre><p>Press <kbd>Tab</kbd></p>';
    const styles = await stylesOf(code, css(), { selector: ':is(pre, code, kbd, code span)' });
    expect(new Set(styles.flatMap(({ styles }) => styles['font-family'] ?? []))).toEqual(new Set(['monospace']));
  });

  test('a page with a Button loads 3.6 kB of styles', () => {
    expect(sheetsOf('base', single('Button'))).toBeLessThanOrEqual(3.6);
  });
});

describe('--fg-font-family', () => {
  const fonts = async (css: string, markup: string) =>
    new Set((await stylesOf(markup, css)).flatMap(({ styles }) => styles['font-family'] ?? []));
  const singles = () => [sheet('base'), ...formSheets.map(sheet), sheet(single('Button'))].join('');

  test.each([
    ['style.css', () => sheet('style')],
    ['single sheets', singles],
  ])('on the root replaces our font in every element of the library (%s)', async (_name, css) => {
    expect(await fonts(`${css()} :root { --fg-font-family: Georgia, serif }`, buttons + form)).toEqual(
      new Set(['Georgia, serif']),
    );
  });

  test('on an element it replaces our font inside of it', async () => {
    const inside = `<div style="--fg-font-family: Georgia">${buttons}</div>`;
    expect([...(await fonts(singles(), inside))].filter((font) => font.includes('Archivo'))).toEqual([]);
    expect([...(await fonts(singles(), buttons))].every((font) => font.includes('Archivo'))).toBe(true);
  });
});
