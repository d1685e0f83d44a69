/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';

const modules = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.keys(modules).map((path) => path.replace('./', ''));
const allowedImport = /^(superstruct|\.{1,2}\/.*\.js)$/;

/** What would make a rule answer differently tomorrow, or on another machine. */
const forbidden: [what: string, pattern: RegExp][] = [
  ['the clock', /Date\.now|new Date\(\s*\)|\bDate\(\s*\)|performance\.now/],
  ['chance', /Math\.random|randomUUID|getRandomValues/],
  ['the zone of the machine', /\.get(FullYear|Month|Date|Day|Hours|Minutes)\(|toLocale|Intl\./],
  ['a timer', /setTimeout|setInterval/],
  ['the outside', /\bfetch\(|\b(process|window|document|globalThis)\.|localStorage/],
];

/** Comments may name what code may not. */
const code = (name: string) => (modules[`./${name}`] ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('the house rules look at every module of the domain', () => {
  expect(sources).toEqual(expect.arrayContaining(['index.ts', 'order/quote.ts', 'seats/seats.ts', 'time/time.ts']));
});

test.each(['new Date()', 'Date.now()', 'Math.random()', 'date.getHours()'])('%s would be noticed', (text) => {
  expect(forbidden.some(([, pattern]) => pattern.test(text))).toBe(true);
});

test.each(sources)('%s reads no clock, no chance and no outside', (name) => {
  const found = forbidden.filter(([, pattern]) => pattern.test(code(name))).map(([what]) => what);
  expect(found).toEqual([]);
});

test.each(sources)('%s imports superstruct and its neighbours only', (name) => {
  const imports = [...code(name).matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? '');
  expect(imports.filter((from) => !allowedImport.test(from))).toEqual([]);
});

test('every module is exported from the index', () => {
  const exported = [...code('index.ts').matchAll(/from '\.\/(.+)\.js'/g)].map(([, name]) => `${name}.ts`);
  expect(exported.sort()).toEqual(sources.filter((name) => name !== 'index.ts').sort());
});
