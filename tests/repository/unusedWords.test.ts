import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, errorsOf, uploadErrors } from '@first-gong/contract';
import { loadAllWords } from '@first-gong/i18n/load';
import { serverWords } from '@first-gong/i18n/server';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const words = { ...(await loadAllWords('en_us')), ...serverWords.en_us };

/** Source folders that can use a text, without tests, stories and the texts themselves. */
const folders = [
  'packages/screens/src',
  'packages/i18n/src',
  'apps/storefront/src',
  'apps/storefront/server',
  'fake-api/src',
];
const source = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-d|stories)\.|\/i18n\/src\/(server\/)?areas\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** Quoted names, such as 'cart.title'. */
const literals = new Set([...source.matchAll(/'([\w.]+)'/g)].map(([, text]) => text));

/** Composed keys, such as `wishList.state_${state}`. Error codes are looked up below. */
const patterns = [...source.matchAll(/`(\w+\.[^`\s]*\$\{[^`\s]*)`/g)]
  .map(([, template = '']) => template)
  .filter((template) => !template.startsWith('errors.'))
  .map((template) => new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\$\{[^}]*\}/g, '\\w+')}$`));

describe('every text of the catalogue is shown somewhere', () => {
  const areas = Object.entries(words).filter(([area]) => area !== 'errors');
  test.each(areas)('those of %s', (area, texts) => {
    const keys = Object.keys(texts).map((key) => `${area}.${key}`);
    expect(keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  test('§8 those of the error catalogue: a call returns the code, or a screen names it', () => {
    const returned = new Set<string>([
      ...Object.keys(calls).flatMap((name) => errorsOf(name as keyof typeof calls)),
      ...uploadErrors,
    ]);
    const named = (code: string) => [code, `errors.${code}`, `common.${code}`].some((text) => literals.has(text));
    expect(Object.keys(words.errors).filter((code) => !returned.has(code) && !named(code))).toEqual([]);
  });
});
