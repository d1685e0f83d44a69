/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';

const modules = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.keys(modules).map((path) => path.replace('./', ''));
const allowedImport = /^(superstruct|\.{1,2}\/.*\.js)$/;

/** Inputs that make a rule depend on the day or the machine. */
const forbidden: [name: string, pattern: RegExp][] = [
  ['the clock', /Date\.now|new Date\(\s*\)|\bDate\(\s*\)|performance\.now/],
  ['randomness', /Math\.random|randomUUID|getRandomValues/],
  ['the time zone of the machine', /\.get(FullYear|Month|Date|Day|Hours|Minutes)\(|toLocale|Intl\./],
  ['a timer', /setTimeout|setInterval/],
  ['the environment', /\bfetch\(|\b(process|window|document|globalThis)\.|localStorage/],
];

/** Source of a module without comments, which may mention forbidden inputs. */
const code = (name: string) => (modules[`./${name}`] ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('the checks below read every module of the domain', () => {
  expect(sources).toEqual(expect.arrayContaining(['index.ts', 'order/quote.ts', 'seats/seats.ts', 'time/time.ts']));
});

test.each(['new Date()', 'Date.now()', 'Math.random()', 'date.getHours()'])('the checks find %s', (text) => {
  expect(forbidden.some(([, pattern]) => pattern.test(text))).toBe(true);
});

test.each(sources)('%s uses no clock, no randomness and no environment', (name) => {
  const found = forbidden.filter(([, pattern]) => pattern.test(code(name))).map(([input]) => input);
  expect(found).toEqual([]);
});

test.each(sources)('%s imports only superstruct and modules of the domain', (name) => {
  const imports = [...code(name).matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? '');
  expect(imports.filter((from) => !allowedImport.test(from))).toEqual([]);
});

test('the index exports every module', () => {
  const exported = [...code('index.ts').matchAll(/from '\.\/(.+)\.js'/g)].map(([, name]) => `${name}.ts`);
  expect(exported.sort()).toEqual(sources.filter((name) => name !== 'index.ts').sort());
});
