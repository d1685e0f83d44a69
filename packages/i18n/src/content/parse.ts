import { type RouteName, redirects, routes } from '@first-gong/domain';

/** An inline element: text, bold text, or a link to a page, an anchor or the hotline. */
export type Inline =
  | string
  | { bold: string }
  | {
      words: string;
      to: RouteName | 'hotline';
      anchor?: string;
      /** The page's legacy path, which help texts link to (spec §2), such as `/FAQ2.do`. */
      legacy?: string;
    };

/** Calculators, each placed by a line such as `[[deliveryCalculator]]`. */
export const infoTools = ['deliveryCalculator', 'feeCalculator'] as const;
export type InfoTool = (typeof infoTools)[number];

/** A screenshot below a step. `npm run pictures` takes it in every language and theme. */
export interface InfoPicture {
  name: string;
  alt: string;
}

export type InfoBlock =
  | { kind: 'paragraph' | 'notice'; text: Inline[] }
  | { kind: 'heading'; title: string }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'steps'; items: Inline[][]; pictures?: (InfoPicture | undefined)[] }
  | { kind: 'table'; head: string[]; rows: Inline[][][] }
  | { kind: 'question'; id: string; title: string; blocks: InfoBlock[] }
  | { kind: 'tool'; tool: InfoTool };

export interface InfoSection {
  /** The anchor. */
  id: string;
  title: string;
  blocks: InfoBlock[];
}

/** The content of an information page in one language. */
export interface InfoContent {
  title: string;
  lead: Inline[];
  /** Between the lead and the first section. */
  intro: InfoBlock[];
  sections: InfoSection[];
}

const fault = (line: string, reason: string) => new SyntaxError(`${reason}: ${line}`);

/** Splits `## Where we deliver {#where}` into title and anchor. */
function anchored(line: string): { title: string; id: string } {
  const [, title, id] = /^\S+ (.+?) \{#([A-Za-z]\w*)\}$/.exec(line) ?? [];
  if (title === undefined || id === undefined) throw fault(line, 'The anchor is missing, such as {#where}');
  return { title, id };
}

type Target = Omit<Extract<Inline, { to: unknown }>, 'words'>;

function target(line: string, address: string): Target {
  if (address.startsWith('/')) {
    const page = Object.hasOwn(redirects, address) ? redirects[address] : undefined;
    if (page === undefined) throw fault(line, `There is no legacy address "${address}"`);
    return { to: page.name, ...(page.anchor !== undefined && { anchor: page.anchor }), legacy: address };
  }
  const [name = '', anchor] = address.split('#');
  if (name !== 'hotline' && !Object.hasOwn(routes, name)) throw fault(line, `There is no page "${name}"`);
  return { to: name as RouteName | 'hotline', ...(anchor && { anchor }) };
}

/** Parses `**bold**`, `[text](page#anchor)` and `[text](/Legacy.do)`. */
function inline(line: string): Inline[] {
  const parts = line.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([\w#/.]+\))/).filter((part) => part !== '');
  return parts.map((part) => {
    if (part.startsWith('**')) return { bold: part.slice(2, -2) };
    const [, words, address] = /^\[([^\]]+)\]\(([\w#/.]+)\)$/.exec(part) ?? [];
    return words === undefined || address === undefined ? part : { words, ...target(line, address) };
  });
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Adds a line to the current list, steps or table, or starts a new block. */
function add(blocks: InfoBlock[], line: string): void {
  const last = blocks.at(-1);
  const step = /^\d+\. (.+)$/.exec(line)?.[1];
  const [, tool] = /^\[\[(\w+)\]\]$/.exec(line) ?? [];
  const [, alt, name] = /^!\[(.+)\]\((\w+)\)$/.exec(line) ?? [];
  if (line.startsWith('- ') || step !== undefined) {
    const kind = step === undefined ? 'list' : 'steps';
    const item = inline(step ?? line.slice(2));
    if (last?.kind === kind) last.items.push(item);
    else blocks.push({ kind, items: [item] });
  } else if (alt !== undefined && name !== undefined) {
    if (last?.kind !== 'steps') throw fault(line, 'A picture is below a step');
    last.pictures ??= [];
    last.pictures[last.items.length - 1] = { name, alt };
  } else if (line.startsWith('|')) {
    if (last?.kind !== 'table') blocks.push({ kind: 'table', head: cellsOf(line), rows: [] });
    else if (!/^[|\s-]+$/.test(line)) last.rows.push(cellsOf(line).map(inline));
  } else if (line.startsWith('> ')) {
    blocks.push({ kind: 'notice', text: inline(line.slice(2)) });
  } else if (line.startsWith('### ')) {
    blocks.push({ kind: 'heading', title: line.slice(4) });
  } else if (tool !== undefined) {
    const known = infoTools.find((name) => name === tool);
    if (known === undefined) throw fault(line, 'There is no such calculator');
    blocks.push({ kind: 'tool', tool: known });
  } else {
    blocks.push({ kind: 'paragraph', text: inline(line) });
  }
}

/**
 * Parses an information page. Each line is a block; docs/how-to/add-a-text.md describes the format.
 * @param figures the values of `{{name}}`
 * @throws SyntaxError with the line: unknown figure, page or calculator, or missing anchor
 */
export function parseContent(source: string, figures: Readonly<Record<string, string>>): InfoContent {
  const [first = '', ...rest] = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) =>
      line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
        const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
        if (figure === undefined) throw fault(line, `There is no figure "${name}"`);
        return figure;
      }),
    );
  const [lead = '', ...lines] = rest;
  if (!first.startsWith('# ')) throw fault(first, 'The title of the page is missing');
  const content: InfoContent = { title: first.slice(2), lead: inline(lead), intro: [], sections: [] };
  let blocks = content.intro;
  for (const line of lines) {
    if (line.startsWith('## ')) {
      const section: InfoSection = { ...anchored(line), blocks: [] };
      content.sections.push(section);
      blocks = section.blocks;
    } else if (line.startsWith('? ')) {
      const question: InfoBlock = { kind: 'question', ...anchored(line), blocks: [] };
      content.sections.at(-1)?.blocks.push(question);
      blocks = question.blocks;
    } else {
      if (line.startsWith('### ')) blocks = content.sections.at(-1)?.blocks ?? blocks;
      add(blocks, line);
    }
  }
  return content;
}

const wordsOf = (text: readonly Inline[]): string =>
  text.map((part) => (typeof part === 'string' ? part : 'bold' in part ? part.bold : part.words)).join('');

/** The text of a block without markup, for search. */
export function plainText(block: InfoBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'notice':
      return wordsOf(block.text);
    case 'heading':
      return block.title;
    case 'list':
    case 'steps':
      return block.items.map(wordsOf).join('\n');
    case 'table':
      return [block.head.join(' '), ...block.rows.map((row) => row.map(wordsOf).join(' '))].join('\n');
    case 'question':
      return [block.title, ...block.blocks.map(plainText)].join('\n');
    case 'tool':
      return '';
  }
}
