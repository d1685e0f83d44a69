import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseAst } from 'vite';
import { expect, test } from 'vitest';
import { posterSeeds } from '../../fake-api/src/catalogue/posterSeeds.js';
import { editions } from '../../fake-api/src/catalogue/templates/index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The stories, and the events of the screens' stories. */
const files = ['packages/ui/src', 'packages/screens/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.stories\.tsx$|shared\/story\/\w+\.ts$/.test(name))
    .map((name) => join(folder, name)),
);

interface DrawnPoster {
  file: string;
  title: string;
  seed: string;
  interest: string;
}

const textOf = (node: ESTree.Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The lines of a title: a list of texts, or the first list of `inThree(…)`. */
function linesOf(node: ESTree.Node | null | undefined): string[] {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap((line) => textOf(line as ESTree.Node) ?? []);
  return node?.type === 'CallExpression' ? linesOf(node.arguments[0] as ESTree.Node) : [];
}

/** Every poster that a piece of source draws: an object with a seed, an interest and the lines of its title. */
function postersIn(node: unknown, file: string): DrawnPoster[] {
  if (Array.isArray(node)) return node.flatMap((part) => postersIn(part, file));
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap((part) => postersIn(part, file));
  if ((node as ESTree.Node).type !== 'ObjectExpression') return below;
  const values = new Map<string, ESTree.Node>();
  for (const property of (node as ESTree.ObjectExpression).properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier') {
      values.set(property.key.name, property.value as ESTree.Node);
    }
  }
  const seed = textOf(values.get('seed') ?? values.get('posterSeed'));
  const interest = textOf(values.get('interest'));
  const title = linesOf(values.get('lines')).join('') || textOf(values.get('title'));
  return seed && interest && title ? [{ file, title, seed, interest }, ...below] : below;
}

/** Titles as they are compared: spaces and bars only say where a line breaks. */
const plain = (title: string) => title.replace(/[\s|]/g, '');

/** The posters of a title. A few titles have several editions, each with a poster of its own. */
const inShop = new Map<string, string[]>();
for (const { slug, title, interest } of editions) {
  for (const name of new Set(title.map(plain))) {
    inShop.set(name, [...(inShop.get(name) ?? []), `${posterSeeds[slug] ?? slug}, ${interest}`]);
  }
}

const posters = files.flatMap((file) =>
  postersIn(parseAst(readFileSync(join(root, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body, file),
);

test('stories show events of the shop', () => {
  expect(posters.filter(({ title }) => inShop.has(plain(title))).length).toBeGreaterThan(20);
});

test('the poster of a story is the one of the shop, when the shop has an event of the same title', () => {
  const differs = posters.flatMap(({ file, title, seed, interest }) => {
    const shop = inShop.get(plain(title));
    if (!shop || shop.includes(`${seed}, ${interest}`)) return [];
    return [`${file}: ${title} has ${seed}, ${interest}; the shop has ${shop[0]}`];
  });
  expect(differs).toEqual([]);
});
