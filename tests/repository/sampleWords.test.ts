import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseAst } from 'vite';
import { expect, test } from 'vitest';
import { sampleWords } from '../../packages/ui/src/testing/sampleWords.js';

const components = fileURLToPath(new URL('../../packages/ui/src/components/', import.meta.url));

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Texts that stay Chinese: stories and samples about long or Simplified Chinese, and what the steps of a story type. */
const staysChinese = (name: string) =>
  name === 'play' || /chinese|simplified/i.test(name) || (/^long/i.test(name) && !name.includes('English'));

const nameOf = (node: ESTree.Node): string => {
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? node.id.name : '';
  if (node.type === 'Property') return node.key.type === 'Identifier' ? node.key.name : '';
  return '';
};

/** The Chinese texts of a file of stories. A gap for a value is `{}`. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const each = node as ESTree.Node;
  if (staysChinese(nameOf(each))) return [];
  if (each.type === 'Literal') return typeof each.value === 'string' ? [each.value] : [];
  if (each.type === 'JSXText') return [each.value.replace(/\s*\n\s*/g, ' ').trim()];
  if (each.type === 'TemplateLiteral') {
    return [each.quasis.map(({ value }) => value.cooked).join('{}'), ...textsIn(each.expressions)];
  }
  return Object.values(each).flatMap(textsIn);
}

/** The texts that the table lacks. An address is no text. */
const missingIn = (source: string) =>
  textsIn(parseAst(source, { lang: 'tsx' }).body).filter(
    (text) => isChinese(text) && !text.startsWith('/') && !(text in sampleWords),
  );

test('every Chinese word of a story of packages/ui has English and Simplified words, so that the story follows the toolbar', () => {
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.stories.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  const missing = files.flatMap((file) =>
    missingIn(readFileSync(`${components}${file}`, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ["export const Default: Story = { args: { label: '沒有這一行' } };", ['沒有這一行']],
  ['export const Default: Story = { render: () => <p>沒有這一行</p> };', ['沒有這一行']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  ['const label = (seat: number) => `沒有 ${seat} 這一行`;', ['沒有 {} 這一行']],
  ["export const LongChinese: Story = { args: { label: '沒有這一行' } };", []],
  ["export const Default: Story = { args: { label: '夜航' } };", []],
])('a word without a line in the table is found: %s', (source, found) => {
  expect(missingIn(source)).toEqual(found);
});
