import type { ThemeName } from '@first-gong/ui/themes';
import postcss, { type ChildNode, type Container } from 'postcss';
import selectorParser, { type Node as SelectorNode, type Selector as SelectorTree } from 'postcss-selector-parser';

type Declaration = [property: string, value: string];

/** A rule, an at-rule with declarations, a condition around rules, or a statement. */
export interface Block {
  /** An at-rule with its parameters; empty for a rule. */
  prelude: string;
  declarations: Declaration[];
  /** The rules under a condition, or the steps of an animation. */
  rules: Block[];
  selectors: Selector[];
}

interface Selector {
  text: string;
  /** The classes that the element or an ancestor must have. */
  classes: string[];
  /** @default all themes */
  theme?: string | undefined;
  /** @default all text sizes */
  size?: string | undefined;
  gray: boolean;
  /** Only for a hovered or pressed element, or the clear button of a search field with text. */
  pointed: boolean;
  /** A state that only script adds, unless the markup has it. */
  state?: State | undefined;
}

/** The choices on the document's root. `themes` has two entries if the system decides. */
export interface Root {
  themes: readonly ThemeName[];
  size: number;
  gray: boolean;
}

/** States of controls in selectors, and their attributes in markup. */
const states = {
  'aria-invalid': /aria-invalid="(?!false)/,
  'data-error': /data-error="(?!false)/,
  'aria-pressed': /aria-pressed="true/,
  'aria-disabled': /aria-disabled="true/,
  ':disabled': / disabled=""/,
};
type State = keyof typeof states;
const stateNames = Object.keys(states) as State[];

/** Whether the selector needs this part. `:not(.a)` and `:is(.a,.b)` need no class, `:has(.a)` needs its class. */
const isNeeded = (node: SelectorNode): boolean => {
  const around = node.parent?.parent;
  if (around?.type !== 'pseudo') return true;
  return around.value === ':has' && around.nodes.length === 1 && isNeeded(around as SelectorNode);
};

function readSelector(tree: SelectorTree): Selector {
  const selector: Selector = { text: String(tree), classes: [], gray: false, pointed: false };
  tree.walk((node) => {
    if (!isNeeded(node)) return;
    if (node.type === 'class') selector.classes.push(node.value);
    else if (node.type === 'attribute') {
      if (node.attribute === 'data-theme') selector.theme = node.value;
      if (node.attribute === 'data-size') selector.size = node.value;
      if (node.attribute === 'data-gray') selector.gray = true;
      selector.state ??= stateNames.find((name) => name === node.attribute);
    } else if (node.type === 'pseudo') {
      if (/^:(?:hover|active|:-webkit-search-cancel-button)$/.test(node.value)) selector.pointed = true;
      selector.state ??= stateNames.find((name) => name === node.value);
    }
  });
  return selector;
}

function blocksOf(node: ChildNode): Block[] {
  if (node.type !== 'rule' && node.type !== 'atrule') return [];
  const children: Container['nodes'] = node.nodes ?? [];
  return [
    {
      prelude: node.type === 'rule' ? '' : `@${node.name}${node.raws.afterName ?? ''}${node.params}`,
      declarations: children.flatMap((child): Declaration[] =>
        child.type === 'decl' ? [[child.prop, `${child.value.trim()}${child.important ? '!important' : ''}`]] : [],
      ),
      rules: children.flatMap(blocksOf),
      selectors: node.type === 'rule' ? selectorParser().astSync(node.selector).map(readSelector) : [],
    },
  ];
}

export const parseStyles = (css: string): Block[] => postcss.parse(css).nodes.flatMap(blocksOf);

/** The order of the layers. Without it, a layer that first occurs in the later stylesheets would be the strongest. */
function orderOf(blocks: readonly Block[]): string {
  const names = blocks.flatMap(({ prelude }) => /^@layer (.+)/.exec(prelude)?.[1]?.split(',') ?? []);
  return names.length > 0 ? `@layer ${[...new Set(names.map((name) => name.trim()))].join(',')};` : '';
}

/** Selectors for a part of a page with its own theme or direction. The storefront has none. */
const isForPart = ({ text }: Selector) =>
  /\[data-theme\]:not\(:root\)|^\[data-theme\]$|^\[(?:dir=|data-react-aria)/.test(text);

/** Rules that can wait for the whole stylesheets: printing, and browsers without script, which load them at once. */
const isForLater = ({ prelude }: Block) => /^@media\s+(print|\(scripting:\s*none\))$/.test(prelude);

const isAnimation = ({ prelude }: Block) => prelude.startsWith('@keyframes');

const usedOf = (blocks: readonly Block[], isUsed: (selector: Selector) => boolean): Block[] =>
  blocks.flatMap((block) => {
    if (isForLater(block) || isAnimation(block)) return [];
    const selectors = block.selectors.filter(isUsed);
    if (selectors.length === 0 && block.selectors.length > 0) return [];
    const rules = usedOf(block.rules, isUsed);
    return rules.length + block.declarations.length > 0 ? [{ ...block, selectors, rules }] : [];
  });

const allOf = (blocks: readonly Block[]): Block[] => blocks.flatMap((block) => [block, ...allOf(block.rules)]);

const namesIn = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** The custom properties that the markup and declarations read, directly or through other properties. */
function readNames(blocks: readonly Block[], html: string): ReadonlySet<string> {
  const declarations = allOf(blocks).flatMap((block) => block.declarations);
  const readBy = new Map<string, string[]>();
  const read = new Set(namesIn(html));
  for (const [property, value] of declarations) {
    const names = namesIn(value);
    if (!property.startsWith('--')) for (const name of names) read.add(name);
    else if (names.length > 0) readBy.set(property, [...(readBy.get(property) ?? []), ...names]);
  }
  // The loop also visits entries that it adds.
  for (const name of read) for (const each of readBy.get(name) ?? []) read.add(each);
  return read;
}

const rootRules = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) =>
    block.prelude.startsWith('@layer')
      ? rootRules(block.rules)
      : block.selectors.some(({ text }) => text.includes(':root'))
        ? [block]
        : [],
  );

/**
 * The custom properties with a single value in the document. A value with `var()` depends on its place, and `initial`
 * is no value for `var()`.
 */
function constantsOf(blocks: readonly Block[], html: string): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { declarations } of allOf(blocks)) {
    for (const [property] of declarations) counts.set(property, (counts.get(property) ?? 0) + 1);
  }
  return new Map(
    rootRules(blocks)
      .flatMap(({ declarations }) => declarations)
      .filter(
        ([name, value]) =>
          name.startsWith('--') &&
          counts.get(name) === 1 &&
          value !== 'initial' &&
          !value.includes('var(') &&
          !html.includes(name),
      ),
  );
}

export function write({ prelude, selectors, declarations, rules }: Block): string {
  // A rule for the root and for themed parts is kept for the root alone.
  const own = selectors.map(({ text }) => text.replace(/,\s*\[data-theme\](?=[,)])/g, ''));
  const body = declarations.map(([property, value]) => `${property}:${value}`).join(';') + rules.map(write).join('');
  return body && `${prelude}${own.join()}{${body}}`;
}

/**
 * The rules that a document uses, in order: selectors of its themes and classes, animations and properties.
 * Rules for print, `:hover`, `:active` and missing states come with the whole stylesheets, after the page has loaded
 * (decision 0050).
 */
export function usedStyles(blocks: readonly Block[], html: string, root: Root): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const present = new Set(stateNames.filter((state) => states[state].test(html)));
  const shown = usedOf(
    blocks,
    (selector) =>
      !selector.pointed &&
      !isForPart(selector) &&
      (!selector.gray || root.gray) &&
      (!selector.size || selector.size === String(root.size)) &&
      (!selector.state || present.has(selector.state)) &&
      (!selector.theme || root.themes.some((name) => name === selector.theme)) &&
      selector.classes.every((name) => classes.has(name)),
  );
  const values = allOf(shown).flatMap(({ declarations }) => declarations.map(([, value]) => value));
  const animations = blocks.filter(
    (block) => isAnimation(block) && values.some((value) => value.includes(block.prelude.slice('@keyframes '.length))),
  );
  const used = [...shown, ...animations];
  const read = readNames(used, html);
  const constants = constantsOf(used, html);
  const withFallback = new Set(
    values.flatMap((value) => [...value.matchAll(/var\((--[\w-]+),/g)].map(([, name]) => name)),
  );
  const isKept = ([property]: Declaration) =>
    !property.startsWith('--') || (read.has(property) && (withFallback.has(property) || !constants.has(property)));
  const shorten = (block: Block): Block => ({
    ...block,
    declarations: block.declarations
      .filter(isKept)
      .map(([property, value]) => [
        property,
        value.replace(/var\((--[\w-]+)\)/g, (reading, name: string) => constants.get(name) ?? reading),
      ]),
    rules: block.rules.map(shorten),
  });
  return orderOf(blocks) + used.map(shorten).map(write).join('');
}
