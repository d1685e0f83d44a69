import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Lang, langs } from '@first-gong/domain';
import { type ESTree, parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of every text that a visitor, a member or an inbox can see. */
const folders = [
  'packages/i18n/src/areas',
  ...['catalogue', 'cinema', 'help', 'lists', 'mail', 'notices', 'pages'].map((name) => `fake-api/src/${name}`),
];

const filesIn = (folder: string, wanted: (name: string) => boolean) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(wanted)
    .map((name) => join(folder, name));

const files = folders.flatMap((folder) =>
  filesIn(folder, (name) => name.endsWith('.ts') && !name.endsWith('.test.ts')),
);

/**
 * The texts of stories: of the components, with their samples and fixtures, and of the screens, whose cast is beside
 * them. Every file of the screens is read, because texts of a language may be in any of them.
 */
const storyFiles = [
  ...filesIn('packages/ui/src', (name) => /(\.stories\.tsx|\b(samples|fixtures)\.tsx?)$/.test(name)),
  ...filesIn('packages/screens/src', (name) => /(?<!\.test|\.testing|\.css)\.tsx?$/.test(name)),
];

interface ProductText {
  file: string;
  lang: Lang;
  words: string;
}

const langNamed = (name: unknown): Lang | undefined => langs.find((lang) => lang === name);

/** The languages of a list of three texts: English, Traditional Chinese, Simplified Chinese. */
const triple: readonly Lang[] = ['en_us', 'zh_hk', 'zh_cn'];

/**
 * The texts of a piece of source. The language is the one of the file, of the key (`zh_hk: …`), or of the place in a
 * list of three.
 */
function textsIn(node: unknown, lang: Lang | undefined): { lang: Lang; words: string }[] {
  if (Array.isArray(node)) return node.flatMap((part) => textsIn(part, lang));
  if (typeof node !== 'object' || node === null) return [];
  const { type } = node as ESTree.Node;
  const found = (words: string) => (lang === undefined ? [] : [{ lang, words }]);
  switch (type) {
    case 'ImportDeclaration':
      return [];
    case 'Literal': {
      const { value } = node as ESTree.StringLiteral;
      return typeof value === 'string' ? found(value) : [];
    }
    case 'JSXText':
      return found((node as ESTree.JSXText).value);
    case 'TemplateLiteral': {
      const { quasis, expressions } = node as ESTree.TemplateLiteral;
      return [...found(quasis.map(({ value }) => value.raw).join(' ')), ...textsIn(expressions, lang)];
    }
    case 'Property': {
      const { key, value } = node as ESTree.ObjectProperty;
      const name = key.type === 'Identifier' ? key.name : undefined;
      return textsIn(value, langNamed(name) ?? lang);
    }
    case 'ArrayExpression': {
      const { elements } = node as ESTree.ArrayExpression;
      return elements.flatMap((element, index) => textsIn(element, elements.length === 3 ? triple[index] : lang));
    }
    default:
      return Object.values(node).flatMap((part) => textsIn(part, lang));
  }
}

const textsOf = (file: string, source: string): ProductText[] =>
  textsIn(parseAst(source, { lang: 'ts' }).body, langNamed(/(\w+)\.ts$/.exec(file)?.[1])).map((text) => ({
    file,
    ...text,
  }));

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The content of the information pages: a file for each language, a text for each line. */
const contentTexts = filesIn('packages/i18n/src/content', (name) => name.endsWith('.md')).flatMap((file) =>
  langs
    .filter((lang) => file.endsWith(`/${lang}.md`))
    .flatMap((lang) =>
      sourceOf(file)
        .split('\n')
        .filter((line) => line !== '')
        // Names of figures, anchors and addresses are no words.
        .map((line) => line.replace(/\{\{\w+\}\}/g, '{{}}').replace(/\{#\w+\}|\]\([\w#]+\)/g, ''))
        .map((words) => ({ file, lang, words })),
    ),
);

const texts = [...files.flatMap((file) => textsOf(file, sourceOf(file))), ...contentTexts];

const ideographs = (words: string) => words.match(/\p{Script=Han}/gu) ?? [];

/** The characters of the dictionaries in a language. */
const charactersOf = (lang: Lang) =>
  new Set(texts.filter((text) => text.lang === lang).flatMap(({ words }) => ideographs(words)));
const traditional = charactersOf('zh_hk');
const simplified = charactersOf('zh_cn');

/** The language of a sample text. Its characters are those of one dictionary or the other. */
function langOf(words: string): Lang {
  const characters = ideographs(words);
  if (characters.length === 0) return 'en_us';
  const only = (own: Set<string>, other: Set<string>) =>
    characters.filter((character) => own.has(character) && !other.has(character)).length;
  return only(simplified, traditional) > only(traditional, simplified) ? 'zh_cn' : 'zh_hk';
}

const storyTextsOf = (file: string, source: string): ProductText[] =>
  textsIn(parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }).body, 'en_us').map(({ words }) => ({
    file,
    lang: langOf(words),
    words,
  }));

const storyTexts = storyFiles.flatMap((file) => storyTextsOf(file, sourceOf(file)));

/** A sum in dollars without "HK", as `$280`. One digit is a pattern of `replace`. */
const foreignMoney = (all: readonly ProductText[]) =>
  all.filter(({ words }) => /(?<!HK)\$\d{2}/.test(words)).map(({ file, words }) => `${file}: “${words}”`);

/** The words that the glossary rejects, with the words to use instead: the tables below "Rejected words". */
function rejectedWords(glossary: string): { lang: Lang; rejected: string; use: string }[] {
  const [, section = ''] = glossary.split('\n## Rejected words\n');
  const titles: Record<Lang, string> = { en_us: '### English', zh_hk: '### 繁體', zh_cn: '### 简体' };
  return langs.flatMap((lang) => {
    const table = section.split(`${titles[lang]}\n`)[1]?.split('\n#')[0] ?? '';
    return table
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| Use '))
      .flatMap((line) => {
        const [, use = '', rejected = ''] = line.split('|').map((cell) => cell.trim());
        return rejected.split(' · ').map((word) => ({ lang, rejected: word, use }));
      });
  });
}

const rules = rejectedWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));

/** "tests/…: 票房 (use 售票處) in …" for each rejected word of a text. */
const faultsIn = (all: readonly ProductText[]) =>
  rules.flatMap(({ lang, rejected, use }) =>
    all
      .filter((text) => text.lang === lang && text.words.toLowerCase().includes(rejected.toLowerCase()))
      .map(({ file, words }) => `${file}: “${rejected}” (use ${use}) in “${words}”`),
  );

describe('§1 the words of the product', () => {
  test('have no word that the glossary rejects', () => {
    expect(faultsIn(texts)).toEqual([]);
  });

  test('are found in dictionaries, mails, notices, pages and the catalogue, in three languages', () => {
    expect(rules.length).toBeGreaterThan(50);
    for (const lang of langs) {
      expect(texts.filter((text) => text.lang === lang).length, lang).toBeGreaterThan(1000);
      for (const folder of [...folders, 'packages/i18n/src/content']) {
        const own = texts.filter((text) => text.lang === lang && text.file.startsWith(`${folder}/`));
        expect(own.length, `${folder} ${lang}`).toBeGreaterThan(0);
      }
    }
  });

  test.each([
    ['packages/i18n/src/areas/cart/zh_hk.ts', "export const words = { timeUp: '座位已釋放。' };"],
    ['fake-api/src/mail/words.ts', "export const mailWords = { zh_cn: { receipt: { complete: '确认号是 1。' } } };"],
    ['fake-api/src/catalogue/plans.ts', "const front = ['Standing', '企位', '站席'] as const;"],
    ['fake-api/src/lists/newsWords.ts', 'const rule = [`Up to two`, `每宗交易兩張`, `每笔交易两张`];'],
  ])('a rejected word in %s is found', (file, source) => {
    expect(faultsIn(textsOf(file, source))).toHaveLength(1);
  });

  test('§9 promise no money back: each that speaks of a refund says that there is none', () => {
    const refund: Record<Lang, RegExp> = { en_us: /refund/i, zh_hk: /退款|退票|退換/, zh_cn: /退款|退票|不退/ };
    const denial: Record<Lang, RegExp> = {
      en_us: /\b(not|cannot|no)\b/i,
      zh_hk: /不設|不可|不能/,
      zh_cn: /不设|不可|不能|不退|不予/,
    };
    for (const lang of langs) {
      const told = texts.filter((text) => text.lang === lang && refund[lang].test(text.words));
      expect(told.length, lang).toBeGreaterThan(5);
      expect(told.filter(({ words }) => !denial[lang].test(words))).toEqual([]);
    }
  });

  test('of the stories of components and screens have no word that the glossary rejects, and sums are in HK$', () => {
    expect(faultsIn(storyTexts)).toEqual([]);
    expect(foreignMoney(storyTexts)).toEqual([]);
  });

  test.each(['packages/ui/src/', 'packages/screens/src/shared/story/'])(
    'of the stories are found in three languages in %s',
    (folder) => {
      for (const lang of langs) {
        const own = storyTexts.filter((text) => text.lang === lang && text.file.startsWith(folder));
        expect(own.length, lang).toBeGreaterThan(10);
      }
    },
  );

  test.each([
    "export const Offline: Story = { args: { title: '票房沒有回應' } };",
    'export const Gone: Story = { render: () => <p>座位已釋放。</p> };',
    "export const Number: Story = { args: { label: '确认编号' } };",
    "export const Failed: Story = { args: { error: 'The box office did not answer.' } };",
    "const standing = inThree('Standing', '企位', '站席');",
    "const progress = inThree('50%', '已完成百分之五十', '已完成 50%');",
  ])('a rejected word in a story is found: %s', (source) => {
    expect(faultsIn(storyTextsOf('X.stories.tsx', source))).toHaveLength(1);
  });

  test('a sum without HK in a story is found', () => {
    expect(foreignMoney(storyTextsOf('X.stories.tsx', "const price = '$280';"))).toHaveLength(1);
    expect(foreignMoney(storyTextsOf('X.stories.tsx', "const price = 'HK$280';"))).toEqual([]);
  });
});
