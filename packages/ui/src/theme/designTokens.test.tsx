import { describe, expect, test } from 'vitest';
import primitives from '../../tokens/primitives.tokens.json';
import semantic from '../../tokens/semantic.tokens.json';
import { designTokens, type Group, type Token } from './designTokens.js';
import { stack } from './families.js';
import { themeNames } from './themes.js';
import { vars } from './vars.js';

/** Committed token files by name. */
const files = Object.fromEntries(
  Object.entries(import.meta.glob<object>('../../tokens/*.json', { eager: true, import: 'default' })).map(
    ([path, content]) => [path.slice('../../tokens/'.length), content],
  ),
);

type Entry = [path: string, token: Token];

const isToken = (node: Group | Token): node is Token => '$value' in node;

/** Tokens of a file with paths such as `bg.page`. */
const entries = (file: object): Entry[] => {
  const walk = (group: Group, path: string[]): Entry[] =>
    Object.entries(group).flatMap(([name, node]) => {
      if (typeof node !== 'object') return [];
      const here = [...path, name];
      return isToken(node) ? [[here.join('.'), node] satisfies Entry] : walk(node, here);
    });
  return walk(file as Group, []);
};

/** A token's value in CSS. */
const css = ({ $value, $extensions }: Token): string => {
  if ($extensions) return $extensions['first-gong.css'];
  if (typeof $value === 'string') return inkOf($value);
  if (typeof $value === 'number') return String($value);
  if (Array.isArray($value)) return `cubic-bezier(${$value.join(', ')})`;
  const { value, unit } = $value as { value: number; unit: string };
  return `${value}${unit}`;
};

const inkOf = (reference: string): string => {
  const ink = new Map(entries(primitives)).get(reference.slice(1, -1));
  if (ink === undefined) throw new Error(`${reference} leads to no ink.`);
  return (ink.$value as { hex: string }).hex;
};

/** A computed custom property by path. */
const onPage = (path: string): string => {
  const reference = path.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], vars);
  const property = String(reference).slice('var('.length, -1);
  return getComputedStyle(document.documentElement).getPropertyValue(property);
};

describe('design tokens', () => {
  test('the files are up to date (`npm run tokens`)', () => {
    expect(files).toEqual(designTokens());
  });

  describe.each(themeNames)('%s', (theme) => {
    const file = files[`${theme}.tokens.json`] ?? {};

    test.each(entries(file))('%s has the value of the page', (path, token) => {
      document.documentElement.dataset.theme = theme;
      expect(onPage(path)).toBe(css(token));
    });

    test('has every role of the theme contract', () => {
      const roles = entries(file).map(([path]) => path);
      const { bg, text, border, action, selected, like, focus, zone, line } = vars;
      const contract = rolesOf({ bg, text, border, action, selected, like, focus, zone, line });
      expect(roles.sort()).toEqual(contract.sort());
    });
  });

  const fixed = entries(semantic).filter(([path]) => !/^(family|stretch)\./.test(path));
  test.each(fixed)('%s has the value of the page', (path, token) => {
    expect(onPage(path)).toBe(css(token));
  });

  test.each(entries(semantic).filter(([path]) => path.startsWith('stretch.')))('%s is a percentage', (path, token) => {
    expect(onPage(path)).toBe(`${token.$value}%`);
  });

  test.each([
    ['zh-Hant-HK', semantic.family.traditional.$value],
    ['zh-Hans', semantic.family.simplified.$value],
  ])('type in %s is of its family', (lang, family) => {
    const host = document.body.appendChild(document.createElement('p'));
    host.lang = lang;
    expect(getComputedStyle(host).fontFamily).toBe(stack(family).replaceAll(',', ', '));
    host.remove();
  });
});

function rolesOf(group: object, path: string[] = []): string[] {
  return Object.entries(group).flatMap(([name, node]) =>
    typeof node === 'string' ? [[...path, name].join('.')] : rolesOf(node, [...path, name]),
  );
}
