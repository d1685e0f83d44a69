import { type Lang, langs, type RouteName, routeOf, routes } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { words as english } from '../areas/common/en_us.js';
import { loadContent } from '../content.js';
import { figureInWords, inLatin, inOtherScript } from '../testing/checks.js';
import { figuresIn } from './figures.js';
import { type InfoBlock, type Inline, parseContent, plainText } from './parse.js';

const sources = import.meta.glob<string>('./*/*.md', { query: '?raw', import: 'default', eager: true });
const names = [...new Set(Object.keys(sources).map((file) => file.split('/')[1] as RouteName))];
const sourceOf = (name: RouteName, lang: Lang) => sources[`./${name}/${lang}.md`] ?? '';
const contents = new Map(
  await Promise.all(
    names.flatMap((name) => langs.map(async (lang) => [`${name} ${lang}`, await loadContent(lang, name)] as const)),
  ),
);
const contentOf = (name: RouteName, lang: Lang) => {
  const content = contents.get(`${name} ${lang}`);
  if (!content) throw new Error(`No content of ${name} in ${lang}`);
  return content;
};

const blocksOf = (blocks: readonly InfoBlock[]): InfoBlock[] =>
  blocks.flatMap((block) => [block, ...(block.kind === 'question' ? blocksOf(block.blocks) : [])]);
const allBlocks = (name: RouteName, lang: Lang) => {
  const { intro, sections } = contentOf(name, lang);
  return [...blocksOf(intro), ...sections.flatMap(({ blocks }) => blocksOf(blocks))];
};
const sentencesOf = (block: InfoBlock): Inline[][] =>
  'text' in block ? [block.text] : 'items' in block ? block.items : 'rows' in block ? block.rows.flat() : [];
const linksOf = (name: RouteName, lang: Lang) =>
  [contentOf(name, lang).lead, ...allBlocks(name, lang).flatMap(sentencesOf)]
    .flat()
    .flatMap((part) => (typeof part === 'object' && 'to' in part ? [part] : []));

/** Anchors of the sections and questions of a page. */
const anchorsOf = (name: RouteName, lang: Lang) => [
  ...contentOf(name, lang).sections.map(({ id }) => id),
  ...allBlocks(name, lang).flatMap((block) => (block.kind === 'question' ? [block.id] : [])),
];

const linesOf = (name: RouteName, lang: Lang) =>
  sourceOf(name, lang)
    .split('\n')
    .filter((line) => line.trim() !== '');
/** Lines of a source, with tables split into cells. */
const piecesOf = (name: RouteName, lang: Lang) =>
  linesOf(name, lang).flatMap((line) => (line.startsWith('|') ? line.split('|') : [line]));
const namesIn = (piece: string, pattern: RegExp) => Array.from(piece.matchAll(pattern), ([, found]) => found).sort();

/** The structure of a page, which is the same in the three languages. */
const formOf = (name: RouteName, lang: Lang) => ({
  anchors: anchorsOf(name, lang),
  blocks: allBlocks(name, lang).map((block) => [
    block.kind,
    'items' in block
      ? block.items.length
      : 'rows' in block
        ? [block.head.length, block.rows.map((row) => row.length)]
        : 1,
  ]),
  pictures: allBlocks(name, lang).flatMap((block) =>
    block.kind === 'steps' ? Array.from(block.pictures ?? [], (picture) => picture?.name) : [],
  ),
  // Word order differs between languages, so figures are compared per line or cell.
  figures: piecesOf(name, lang).map((piece) => namesIn(piece, /\{\{(\w+)\}\}/g)),
  links: piecesOf(name, lang).map((piece) => namesIn(piece, /\]\(([\w#]+)\)/g)),
});

/** Removes the Latin parts that every language has: figures, anchors, URLs, calculators and numbers. */
const withoutMarks = (line: string) =>
  line.replace(/\{\{\w+\}\}|\{#\w+\}|(?<=\])\([\w#/.]+\)|^\[\[\w+\]\]$|^\d+\. |^- \d\.\d\.\d+ /g, '');

/** Whether a line is not in the script of its language. */
const isForeign: Record<Lang, (line: string) => boolean> = {
  en_us: (line) => /\p{Script=Han}/u.test(line),
  zh_hk: (line) => inLatin(line) || inOtherScript.zh_hk(line),
  zh_cn: (line) => inLatin(line) || inOtherScript.zh_cn(line),
};

describe.each(names)('§1 the content of %s', (name) => {
  test('has its three languages, with the same sections, blocks, links and figures', () => {
    const english = formOf(name, 'en_us');
    expect(english.blocks.length).toBeGreaterThan(3);
    for (const lang of langs) expect(formOf(name, lang), lang).toEqual(english);
  });

  test('has each anchor once, and none that the frame of every page has', () => {
    const anchors = anchorsOf(name, 'zh_hk');
    expect(new Set([...anchors, 'main', 'display', 'messages', 'root']).size).toBe(anchors.length + 4);
  });

  test('links to pages that take no parameter, and to places that they have', () => {
    for (const { to, anchor } of linksOf(name, 'en_us')) {
      if (to === 'hotline') continue;
      expect(Object.hasOwn(routes, to) ? routeOf(to as RouteName).requires : undefined, to).toBeUndefined();
      expect(routeOf(to).path).toMatch(/\.html$/);
      if (anchor !== undefined) expect(anchorsOf(to as RouteName, 'en_us'), `${to}#${anchor}`).toContain(anchor);
    }
  });

  test.each(langs)('§9 types no figure by hand (%s)', (lang) => {
    const hasFigure = (line: string) => /\d/.test(line) || figureInWords(lang, line) !== undefined;
    expect(linesOf(name, lang).map(withoutMarks).filter(hasFigure)).toEqual([]);
  });

  test.each(langs)('is written in the script of its language (%s)', (lang) => {
    expect(linesOf(name, lang).map(withoutMarks).filter(isForeign[lang])).toEqual([]);
  });
});

describe('§2 the information pages', () => {
  test('are those of the table of routes that share the file of their frame', () => {
    const routesWithContent = (Object.keys(routes) as RouteName[]).filter((name) => routeOf(name).file === 'info');
    expect(names.toSorted()).toEqual(routesWithContent.toSorted());
  });

  test('§2 ReleaseNotes has the anchors of the terms and of the privacy policy', () => {
    for (const lang of langs) {
      expect(contentOf('releaseNotes', lang).sections.map(({ id }) => id)).toEqual([
        'termsconditions',
        'privacypolicy',
      ]);
    }
  });

  test('name every figure somewhere', () => {
    const named = new Set(names.flatMap((name) => formOf(name, 'en_us').figures.flat()));
    expect(Object.keys(figuresIn('en_us', '')).filter((figure) => !named.has(figure))).toEqual([]);
  });
});

describe('§9 the figures', () => {
  const text = (name: RouteName, lang: Lang) =>
    allBlocks(name, lang).map(plainText).join('\n').replaceAll('\u2060', '');

  test('are those of the specification, in the formats of each language', () => {
    expect(text('delivery', 'en_us')).toContain('Hong Kong From HK$40 Before the event 7 days before the event');
    expect(text('delivery', 'en_us')).toContain('10–14 days');
    expect(text('delivery', 'zh_hk')).toContain('其他國家及地區 HK$500 起 10–20 日');
    expect(text('releaseNotes', 'en_us').replaceAll('\u00a0', ' ')).toContain('in force from 28 Oct 2021');
    expect(text('releaseNotes', 'zh_cn')).toContain('自 2021年10月28日起生效');
    expect(text('releaseNotes', 'zh_hk')).toContain('14 個工作天內處理私隱要求');
    expect(text('help', 'en_us')).toContain('every Wednesday from 00:00 to 02:00');
    expect(text('help', 'zh_hk')).toContain('逢星期三 00:00 至 02:00');
    expect(text('help', 'zh_cn')).toContain('每周三 00:00 至 02:00');
    expect(text('faq', 'en_us')).toContain(english.hotlineNumber);
  });
});

describe('the form of the content', () => {
  const read = (...lines: string[]) => parseContent(['# Title', 'Lead.', ...lines].join('\n'), { fee: 'HK$40' });

  test('a line is a block; lists, steps and tables go on until another block begins', () => {
    expect(
      read(
        '- One',
        '- Two {{fee}}',
        '## Section {#here}',
        '1. **Go.** There',
        '| A | B |',
        '|---|---|',
        '| 1 | **2** |',
        '> Mind it.',
      ),
    ).toEqual({
      title: 'Title',
      lead: ['Lead.'],
      intro: [{ kind: 'list', items: [['One'], ['Two HK$40']] }],
      sections: [
        {
          id: 'here',
          title: 'Section',
          blocks: [
            { kind: 'steps', items: [[{ bold: 'Go.' }, ' There']] },
            { kind: 'table', head: ['A', 'B'], rows: [[['1'], [{ bold: '2' }]]] },
            { kind: 'notice', text: ['Mind it.'] },
          ],
        },
      ],
    });
  });

  test('a question has the blocks below it until the next heading', () => {
    const { sections } = read('## S {#s}', '? Why? {#why}', 'See [the fees](serviceFee#fees).', '### More', 'Text.');
    expect(sections[0]?.blocks).toEqual([
      {
        kind: 'question',
        id: 'why',
        title: 'Why?',
        blocks: [{ kind: 'paragraph', text: ['See ', { words: 'the fees', to: 'serviceFee', anchor: 'fees' }, '.'] }],
      },
      { kind: 'heading', title: 'More' },
      { kind: 'paragraph', text: ['Text.'] },
    ]);
  });

  test('a picture belongs to the step above it', () => {
    const { intro } = read('1. Choose', '2. Pay', '![The cart](cart)', '3. Go');
    expect(intro).toEqual([
      { kind: 'steps', items: [['Choose'], ['Pay'], ['Go']], pictures: [undefined, { name: 'cart', alt: 'The cart' }] },
    ]);
  });

  test.each([
    ['It costs {{price}}.', 'no figure "price"'],
    ['It costs {{constructor}}.', 'no figure "constructor"'],
    ['See [this](nowhere).', 'no page "nowhere"'],
    ['## Section', 'anchor is missing'],
    ['[[lottery]]', 'no such calculator'],
    ['![A cart](cart)', 'below a step'],
  ])('"%s" is refused with its line', (line, reason) => {
    expect(() => read('## S {#s}', line)).toThrow(reason);
    expect(() => read('## S {#s}', line)).toThrow(line);
  });

  test('a page without a title is refused', () => {
    expect(() => parseContent('Lead.', {})).toThrow('title of the page is missing');
  });
});
