import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '@first-gong/contract';
import { errorCodes } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { apiDocs, apiFolder } from '../../scripts/apiDocs.js';

const generated = apiDocs();
const committed = (file: string) => readFileSync(join(apiFolder, file), 'utf8');

test.each(Object.keys(generated))('docs/api/%s is up to date with the table of calls (`npm run openapi`)', (file) => {
  expect(committed(file)).toBe(generated[file]);
});

test('§8 errors.md has a sentence for every code, without the braces of the dictionary', () => {
  for (const code of errorCodes) expect(generated['errors.md']).toContain(`| \`${code}\` |`);
  expect(generated['errors.md']).not.toMatch(/\{\{|undefined|\[object/);
});

test('the comments above entities and fields are their descriptions', () => {
  const { components } = JSON.parse(generated['openapi.json'] ?? '');
  expect(components.schemas.Cart.description).toContain('All items expire together');
  expect(components.schemas.Cart.properties.serverNow.description).toContain('Server time of the response');
  expect(components.schemas.AddressNode.description).toContain('address list');
});

test('every link has an existing heading as its target', () => {
  const headings = (file: string) =>
    [...committed(file).matchAll(/^#+ (\w+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  const known: Record<string, string[]> = { 'calls.md': headings('calls.md'), 'entities.md': headings('entities.md') };
  for (const file of ['README.md', 'calls.md', 'entities.md', 'errors.md']) {
    for (const [, target = '', anchor] of committed(file).matchAll(/\]\((\w+\.md)#([\w-]+)\)/g)) {
      expect(known[target], `${file} → ${target}#${anchor}`).toContain(anchor);
    }
  }
});

test('the example of a refusal in the guide is a valid problem', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(committed('README.md')) ?? [];
  expect(Problem.is(JSON.parse(example))).toBe(true);
});
