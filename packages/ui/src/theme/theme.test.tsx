import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emulate } from '../testing/emulate.js';
import { type Theme, themes } from './themes.js';

const everyTheme: [name: string, theme: Theme][] = Object.entries(themes);
const defaultColours = themes.default.colours;
/** Themes with muted text, which can gain contrast. */
const withMutedWords = everyTheme.filter(([, { colours }]) => colours.text.muted !== colours.text.primary);
const darkThemes = everyTheme.filter(([, { dark }]) => dark);

const root = document.documentElement;
let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  host.remove();
  root.removeAttribute('data-gray');
  await emulate();
});

const token = (name: string) => getComputedStyle(root).getPropertyValue(name);

describe('§2 a theme follows the reader’s settings', () => {
  test.each(withMutedWords)(
    'more contrast: %s shows muted words and hair rules as strong as text',
    async (theme, { colours }) => {
      const { text, border } = colours;
      root.dataset.theme = theme;
      expect(token('--fg-text-muted')).not.toBe(text.primary);
      await emulate({ 'prefers-contrast': 'more' });
      expect(token('--fg-text-muted')).toBe(text.primary);
      expect(token('--fg-text-secondary')).toBe(text.primary);
      expect(token('--fg-border-hair')).toBe(border.strong);
      expect(token('--fg-border-control')).toBe(border.strong);
    },
  );

  test.each(darkThemes)(
    'print: %s is dark, so it prints as the default theme, on white',
    async (theme, { colours }) => {
      root.dataset.theme = theme;
      expect(token('--fg-text-primary')).toBe(colours.text.primary);
      await emulate({}, 'print');
      expect(token('--fg-text-primary')).toBe(defaultColours.text.primary);
      expect(token('--fg-bg-page')).toBe(defaultColours.bg.surface);
    },
  );

  test('forced colours: hair rules and zones are drawn in the system colour of text', async () => {
    await emulate({ 'forced-colors': 'active' });
    expect(token('--fg-border-hair')).toBe('CanvasText');
    expect(token('--fg-zone-b')).toBe('CanvasText');
  });

  test('reduced motion: everything changes at once, texts deep inside too', async () => {
    const inner = document.createElement('span');
    host.append(inner);
    const change = (color: string) => {
      host.style.color = color;
      return getComputedStyle(inner).color;
    };
    host.style.transition = 'color 300ms';
    change('rgb(1, 2, 3)');
    await expect.poll(() => getComputedStyle(inner).color).toBe('rgb(1, 2, 3)');
    expect(change('rgb(9, 9, 9)')).not.toBe('rgb(9, 9, 9)');
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    expect(change('rgb(4, 5, 6)')).toBe('rgb(4, 5, 6)');
    inner.remove();
    host.style.removeProperty('transition');
    host.style.removeProperty('color');
  });

  test('§4 grayscale is a filter on the root, so that fixed elements keep their place', () => {
    root.toggleAttribute('data-gray', true);
    expect(getComputedStyle(root).filter).toBe('grayscale(1)');
  });

  test('§4 grayscale reaches what a dialog shows above the page, which is outside the filter of the root', () => {
    host.popover = 'manual';
    host.showPopover();
    expect(getComputedStyle(host).filter).toBe('none');
    root.toggleAttribute('data-gray', true);
    expect(getComputedStyle(host).filter).toBe('grayscale(1)');
    host.popover = null;
  });

  test("a site's own CSS outside layers wins, whatever its specificity", () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = 'div { box-sizing: content-box }';
    expect(getComputedStyle(host).boxSizing).toBe('content-box');
    style.remove();
  });
});

describe('line breaks', () => {
  const inLanguage = (lang: string, html: string) => {
    host.lang = lang;
    host.style.fontSize = '16px';
    host.innerHTML = html;
    return host.firstElementChild as HTMLElement;
  };
  /** The text of each line. */
  const linesOf = (element: Element) => {
    const range = document.createRange();
    const text = element.firstChild as Text;
    const lines = new Map<number, string>();
    for (let at = 0; at < text.length; at++) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? '') + text.data[at]);
    }
    return [...lines.values()];
  };

  test.each(['zh-Hant-HK', 'zh-Hans'])('no heading in %s is balanced, and none ends with a lone character', (lang) => {
    const heading = inLanguage(lang, '<h2 style="width: 6em; font-size: 16px">籠屋裡的鯨魚魚</h2>');
    expect(getComputedStyle(heading).textWrap).toBe('pretty');
    expect(linesOf(heading).at(-1)?.length).toBeGreaterThan(1);
  });

  test('an English heading is balanced', () => {
    expect(getComputedStyle(inLanguage('en', '<h2>The Whale</h2>')).textWrap).toBe('balance');
  });

  test('a bracketed word in a Chinese fact stays whole', () => {
    const fact = inLanguage('zh-Hant', '<dd style="width: 8em">香港體育館（紅館）</dd>');
    expect(linesOf(fact)).toEqual(['香港體育館', '（紅館）']);
  });
});
