import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '@first-gong/contract';
import { errorCodes } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { apiDocs, apiFolder } from '../../scripts/apiDocs.js';

const made = apiDocs();
const committed = (file: string) => readFileSync(join(apiFolder, file), 'utf8');

test.each(Object.keys(made))('docs/api/%s says what the table of calls says: `npm run openapi` writes it', (file) => {
  expect(committed(file)).toBe(made[file]);
});

test('§8 every code has its sentence, without the braces of the dictionary', () => {
  for (const code of errorCodes) expect(made['errors.md']).toContain(`| \`${code}\` |`);
  expect(made['errors.md']).not.toMatch(/\{\{|undefined|\[object/);
});

test('an entity is described by the comment above it, and a field by its own', () => {
  const { components } = JSON.parse(made['openapi.json'] ?? '');
  expect(components.schemas.Cart.description).toContain('One clock for all of it');
  expect(components.schemas.Cart.properties.serverNow.description).toContain("server's clock");
  expect(components.schemas.AddressNode.description).toContain('address list');
});

test('links lead to headings that are there', () => {
  const headings = (file: string) =>
    [...committed(file).matchAll(/^#+ (\w+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  const known: Record<string, string[]> = { 'calls.md': headings('calls.md'), 'entities.md': headings('entities.md') };
  for (const file of ['README.md', 'calls.md', 'entities.md', 'errors.md']) {
    for (const [, target = '', anchor] of committed(file).matchAll(/\]\((\w+\.md)#([\w-]+)\)/g)) {
      expect(known[target], `${file} → ${target}#${anchor}`).toContain(anchor);
    }
  }
});

test('the refusal that the guide shows is one', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(committed('README.md')) ?? [];
  expect(Problem.is(JSON.parse(example))).toBe(true);
});
