import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../browser.js';
import {
  axeAndGrey,
  brokenWords,
  forcedColours,
  frameOf,
  hasFixed,
  reflow,
  rightToLeft,
  targets,
  textSpacing,
  themedRules,
} from './checks.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await page.addInitScript('globalThis.__name = (value) => value');
});

afterAll(() => browser?.close());

/** Shows a minimal valid page. */
async function show(body: string, style = ''): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><html lang="en"><head><title>A page</title><style>body { margin: 0; color: black; background: white }
${style}</style></head><body>${body}</body></html>`);
}

/** Every check must find a fault in one page and nothing in another. */
describe('a check of the accessibility matrix finds', () => {
  test.each([
    ['an image without a text alternative', '<img src="data:," width="90" height="90">', /^axe image-alt/],
    ['text with too little contrast', '<p style="color: #999">Sold out</p>', /^axe color-contrast/],
    ['contrast that disappears in grey', '<p style="color: #f00; background: #000">Few left</p>', /^1\.\d+:1 in grey/],
  ])('%s', async (_, fault, sentence) => {
    await show(fault);
    await page.evaluate(axe);
    expect(await page.evaluate(axeAndGrey, null)).toEqual([expect.stringMatching(sentence)]);
    await show('<p>On sale</p>');
    await page.evaluate(axe);
    expect(await page.evaluate(axeAndGrey, null)).toEqual([]);
  });

  test('too little contrast in a further theme, in which only the rules of colours run', async () => {
    await show('<p style="color: #999">Sold out</p><img src="data:," width="90" height="90">');
    await page.evaluate(axe);
    expect(await page.evaluate(axeAndGrey, themedRules)).toEqual([expect.stringMatching(/^axe color-contrast/)]);
  });

  test('content wider than the window, but not content that scrolls in its own frame', async () => {
    await show('<div style="inline-size: 400px">Row A</div>');
    expect(await page.evaluate(reflow)).toEqual([expect.stringMatching(/^400 px wide in a window of 320: <div/)]);
    await show('<div style="overflow: auto"><div style="inline-size: 400px">Row A</div></div>');
    expect(await page.evaluate(reflow)).toEqual([]);
  });

  test.each([
    ['a word', '<p>Transaction</p>', /^broken word "Transaction" in <p>/],
    ['an amount', '<p>HK$1,280.50</p>', /^broken word "HK\$1,280.50" in <p>/],
    ['a phone number', '<p><a href="tel:+85200000000">0000 0000</a></p>', /^broken number in <a/],
    ['a line before its closing mark', '<p lang="zh-Hant">不設退款的。</p>', /^a line begins with 。 in <p/],
    ['a line after its opening mark', '<p lang="zh-Hant">演出期間（退款）</p>', /^a line ends with （ in <p/],
  ])('%s that breaks over two lines', async (_, text, sentence) => {
    const narrow = 'p { inline-size: 5em; font: 16px/1.2 monospace; overflow-wrap: anywhere; line-break: anywhere }';
    await show(text, narrow);
    expect(await page.evaluate(brokenWords)).toContainEqual(expect.stringMatching(sentence));
    await show(text, 'p { inline-size: 15em; font: 16px/1.2 monospace }');
    expect(await page.evaluate(brokenWords)).toEqual([]);
  });

  test('no word that breaks at a hyphen, no address of mail and no hidden word', async () => {
    await show(
      '<p>all-in</p><p>hoiching@example.com</p><p style="clip-path: inset(50%)">Transaction</p>',
      'p { inline-size: 3em; font: 16px/1.2 monospace; overflow-wrap: anywhere }',
    );
    expect(await page.evaluate(brokenWords)).toEqual([]);
  });

  test('a part that keeps its lines from left to right, but not a number that a person types', async () => {
    await show('<p style="direction: ltr">Two seats</p><input style="direction: ltr">');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await page.evaluate(rightToLeft)).toEqual([
      expect.stringMatching(/^keeps its lines from left to right: <p/),
    ]);
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  });

  test('text that wider spacing cuts off', async () => {
    const box = (
      height: string,
    ) => `<p style="${height}: 40px; overflow: hidden; font: 16px/1.2 serif; margin: 0">Held until 21:12.
      Adding more does not extend it.</p>`;
    await show(box('block-size'));
    expect(await page.evaluate(textSpacing)).toEqual([expect.stringMatching(/^cut by text spacing: <p/)]);
    await show(box('min-block-size'));
    expect(await page.evaluate(textSpacing)).toEqual([]);
  });

  test('a target that is too small, but not a target with a larger touch area or a link in a sentence', async () => {
    await show('<button style="inline-size: 24px; block-size: 24px">×</button>');
    expect(await page.evaluate(targets)).toEqual([expect.stringMatching(/^24 × 24 px: <button/)]);
    await show(
      '<p style="padding: 90px"><button>×</button></p><p>Read the <a href="#terms">terms</a> first.</p>',
      'button { position: relative; inline-size: 24px; block-size: 24px } button::after { content: ""; position: absolute; inset: -12px }',
    );
    expect(await page.evaluate(targets)).toEqual([]);
  });

  test('a day of a calendar that is lower than a target, but not one that shares 320 px with six others', async () => {
    const day = (height: number) =>
      `<table><tr>${'<td></td>'.repeat(6)}<td><div role="button" tabindex="0" style="width: 39px; height: ${height}px">20</div></td></tr></table>`;
    await show(day(30));
    expect(await page.evaluate(targets)).toEqual([expect.stringMatching(/^39 × 30 px: <div/)]);
    await show(day(44));
    expect(await page.evaluate(targets)).toEqual([]);
  });

  test('text that keeps its own colours in forced colours, and a selected item that looks like the rest', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await show('<p style="forced-color-adjust: none; color: rgb(200, 0, 0)">Few left</p>');
    expect(await page.evaluate(forcedColours)).toEqual([expect.stringMatching(/^keeps its own colours: <p/)]);
    const choice = '<ul><li><a href="#a" aria-current="true">Today</a></li><li><a href="#b">Tomorrow</a></li></ul>';
    await show(choice, '[aria-current] { background: black; color: white }');
    expect(await page.evaluate(forcedColours)).toEqual([
      expect.stringMatching(/^aria-current looks like its neighbour: <a/),
    ]);
    await show(choice, '[aria-current] { border-bottom: 3px solid }');
    expect(await page.evaluate(forcedColours)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});

describe('the frame of a screen', () => {
  const framed = ({ header = '<a href="#a" id="_r_1_">Home</a>', style = '', after = '' } = {}) =>
    show(
      `<div><header>${header}</header><main><p style="color: #999">Sold out</p></main><footer>Hotline</footer></div>${after}`,
      style,
    );

  test('is the same with other ids, and another one with other words, fields or elements around it', async () => {
    const frames: (string | null)[] = [];
    const add = async () => frames.push(await page.evaluate(frameOf));
    await framed();
    await add();
    await framed({ header: '<a href="#a" id="react-aria7-_r_2z_">Home</a>' });
    await add();
    expect(frames[0]).toContain('Hotline');
    expect(frames[1]).toBe(frames[0]);
    await framed({ header: '<a href="#a" id="_r_1_">House</a>' });
    await add();
    await framed();
    await page.evaluate(() => document.querySelector('div')?.setAttribute('class', 'dark'));
    await add();
    await framed({ header: '<input>' });
    await add();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-frame]')) delete part.dataset.frame;
    });
    await page.locator('input').evaluate((input) => {
      (input as HTMLInputElement).value = 'Typed';
    });
    await add();
    expect(new Set(frames).size).toBe(frames.length - 1);
  });

  test('is unknown with the focus, with an open menu and above the page', async () => {
    await framed();
    await page.locator('a').focus();
    expect(await page.evaluate(frameOf)).toBeNull();
    await framed({ header: '<button aria-expanded="true">Menu</button>' });
    expect(await page.evaluate(frameOf)).toBeNull();
    await framed({ style: 'header { position: sticky; top: 0 }' });
    expect(await page.evaluate(frameOf)).toBeNull();
  });

  test('can be covered by what is fixed to the window', async () => {
    await framed({ after: '<p style="position: sticky">Held</p>' });
    expect(await page.evaluate(hasFixed)).toBe(false);
    await framed({ after: '<p style="position: fixed; display: none">Held</p>' });
    expect(await page.evaluate(hasFixed)).toBe(false);
    await framed({ after: '<p style="position: fixed">Held</p>' });
    expect(await page.evaluate(hasFixed)).toBe(true);
  });

  test('is not asked again for its contrast once it is known; the page is, and all other rules read both', async () => {
    const header = '<p style="color: #999">Home</p><img src="data:," width="90" height="90">';
    await framed({ header });
    await page.evaluate(frameOf);
    await page.evaluate(axe);
    const both = await page.evaluate(axeAndGrey, null);
    expect(both.find((found) => found.startsWith('axe color-contrast'))).toMatch(/Home.*Sold out/);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-frame]')) part.dataset.frame = 'known';
    });
    const known = await page.evaluate(axeAndGrey, null);
    expect(known.find((found) => found.startsWith('axe color-contrast'))).not.toContain('Home');
    expect(known.find((found) => found.startsWith('axe color-contrast'))).toContain('Sold out');
    expect(known.find((found) => found.startsWith('axe image-alt'))).toBeDefined();
  });
});
