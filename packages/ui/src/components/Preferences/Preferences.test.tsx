import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { themeNames, themes } from '../../theme/themes.js';
import { Preferences } from './Preferences.js';

const markup = renderToStaticMarkup(
  <Preferences
    action="/en_us/Events.html"
    query={[['q', 'whale']]}
    textSize={{ label: 'Text size', specimen: 'A', value: '18', options: [{ value: '18', label: 'Large' }] }}
    theme={{ label: 'Theme', value: 'default', options: themeNames.map((value) => ({ value, label: value })) }}
    language={{
      label: 'Language',
      links: [{ href: '/zh_cn/Events.html?q=whale', lang: 'zh-Hans', label: '简体中文', short: '简', current: false }],
    }}
  />,
);
const page = new DOMParser().parseFromString(markup, 'text/html');

test('§2 people can choose a theme without script, and the page keeps its query', () => {
  const form = page.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('button[value="night"]');
  expect(form?.getAttribute('action')).toBe('/en_us/Events.html');
  expect(form?.getAttribute('method')).toBe('get');
  expect(form?.querySelector<HTMLInputElement>('input[type="hidden"]')?.value).toBe('whale');
  expect([button?.type, button?.value]).toEqual(['submit', 'night']);
});

test('the current size is pressed, and the link to another language has that language', () => {
  expect(page.querySelector('button[name="fontSize"]')?.getAttribute('aria-pressed')).toBe('true');
  expect(page.querySelector('a')?.lang).toBe('zh-Hans');
});

test('every theme has its picture', () => {
  const pictures = [...page.querySelectorAll('button[name="theme"] > span:first-child')].map((part) => part.className);
  expect(new Set(pictures).size).toBe(new Set(themeNames.map((name) => themes[name].picture)).size);
});
