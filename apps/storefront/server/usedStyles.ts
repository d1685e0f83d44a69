import type { ThemeName } from '@first-gong/ui/themes';

/** A block of a stylesheet: a rule, or a condition such as `@media print` around rules. */
export interface Block {
  prelude: string;
  /** The declarations of a rule. Of a condition, and of rules without a selector such as `@font-face`: empty. */
  body: string;
  /** The rules under a condition. */
  rules: Block[];
  /** For each selector of a rule the classes that an element, or one around it, must have, and the theme it is for. */
  selectors: Selector[];
}

interface Selector {
  classes: string[];
  /** @default all of them */
  theme?: string | undefined;
  /** The text size that it is for. @default all of them */
  size?: string | undefined;
  /** It is for a page in grey. */
  gray: boolean;
  /** It is for an element below the pointer, or pressed, or for the cross of a search field that has words. */
  pointed: boolean;
  /** The state that it is for, which only script brings about where the markup does not have it. */
  state?: State | undefined;
}

/** The choices on the root of a document. `themes` are two where the reader's system chooses. */
export interface Root {
  themes: readonly ThemeName[];
  size: number;
  gray: boolean;
}

/** States of controls in selectors, each with its sign in markup. */
const states = {
  'aria-invalid': /aria-invalid="(?!false)/,
  'data-error': /data-error="(?!false)/,
  'aria-pressed': /aria-pressed="true/,
  'aria-disabled': /aria-disabled="true/,
  ':disabled': / disabled=""/,
};
type State = keyof typeof states;
const stateNames = Object.keys(states) as State[];

const conditions = /^@(?:media|supports|layer|container)\b/;

/** The text between a brace and its partner, and the position after it. Our stylesheets have no braces in strings. */
function textIn(css: string, open: number): { body: string; next: number } {
  let depth = 1;
  let at = open + 1;
  while (depth > 0 && at < css.length) {
    if (css[at] === '{') depth++;
    if (css[at] === '}') depth--;
    at++;
  }
  return { body: css.slice(open + 1, at - 1), next: at };
}

/**
 * A selector without what stands in parentheses: `:not(.a)` and `:is(.a,.b)` ask for no class that must be there. What
 * `:has(.a)` asks for must be there.
 */
function withoutArguments(list: string): string {
  const selector = list.replace(/:has\(([^(),]*)\)/g, '$1');
  let depth = 0;
  let plain = '';
  for (const character of selector) {
    if (character === '(') depth++;
    if (depth === 0) plain += character;
    if (character === ')') depth--;
  }
  return plain;
}

const readSelector = (selector: string): Selector => ({
  classes: [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  theme: /\[data-theme=["']?(\w+)/.exec(selector)?.[1],
  size: /\[data-size=["']?(\w+)/.exec(selector)?.[1],
  gray: selector.includes('[data-gray'),
  pointed: /:(hover|active|-webkit-search-cancel-button)\b/.test(selector),
  state: stateNames.find((state) => selector.includes(state)),
});

/** Reads a stylesheet of the build into blocks. */
export function parseStyles(css: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const end = css.indexOf(';', at);
    if (end !== -1 && (open === -1 || end < open)) {
      // A statement such as `@layer a, b;` stays.
      blocks.push({ prelude: css.slice(at, end + 1), body: '', rules: [], selectors: [] });
      at = end + 1;
      continue;
    }
    if (open === -1) break;
    const prelude = css.slice(at, open).trim();
    const { body, next } = textIn(css, open);
    at = next;
    const isCondition = conditions.test(prelude);
    blocks.push({
      prelude,
      body: isCondition ? '' : body,
      rules: isCondition ? parseStyles(body) : [],
      selectors: prelude.startsWith('@') ? [] : withoutArguments(prelude).split(',').map(readSelector),
    });
  }
  return blocks;
}

/**
 * The order of the layers, for the whole stylesheets too. A layer that first occurs in these would be above all others.
 */
function orderOf(blocks: readonly Block[]): string {
  const names = blocks.flatMap(({ prelude }) => /^@layer ([^{;]+)/.exec(prelude)?.[1]?.split(',') ?? []);
  return names.length > 0 ? `@layer ${[...new Set(names.map((name) => name.trim()))].join(',')};` : '';
}

/** A rule for a part of a page with a theme of its own, or with its own direction. No page of the storefront has one. */
const isForPart = ({ prelude }: Block) => /\[data-theme\]:not\(:root\)|^\[dir=/.test(prelude);

/**
 * Rules that come with the whole stylesheets: nobody prints a page before it has loaded, and a browser without script
 * loads them at once.
 */
const isForLater = ({ prelude }: Block) => /^@media\s+(print|\(scripting:\s*none\))$/.test(prelude);

/** Writes a block, if it is used. */
function write(block: Block, isUsed: (block: Block) => boolean): string {
  if (isForLater(block) || isForPart(block) || !isUsed(block)) return '';
  const { prelude, body, rules } = block;
  if (rules.length > 0) {
    const inside = rules.map((rule) => write(rule, isUsed)).join('');
    return inside && `${prelude}{${inside}}`;
  }
  if (prelude.endsWith(';')) return prelude.startsWith('@layer') ? '' : prelude;
  // A rule for the root and for parts with a theme of their own is for the root alone.
  const selectors = prelude.replace(/,\s*\[data-theme\](?=[,)]|$)/g, '');
  return body && `${selectors}{${body}}`;
}

/** Styles without the custom properties that neither they nor the markup read, nor those that only such ones read. */
function withoutUnread(css: string, html: string): string {
  const read = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const shorter = css.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name) => (read.has(name) ? declaration : ''));
  return shorter === css ? css : withoutUnread(shorter, html);
}

/**
 * Styles with a value in place of the name of a custom property that has this one value in the document. A value with
 * `var()` depends on the place of its declaration, and `initial` is no value for `var()`.
 */
function withValues(css: string, html: string): string {
  const names = [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  const ofRoot = [...css.matchAll(/:root[^{}]*\{([^{}]*)\}/g)].flatMap(([, body = '']) => [
    ...body.matchAll(/(--[\w-]+):([^;]*);?/g),
  ]);
  return ofRoot.reduce((rest, [declaration, name = '', value = '']) => {
    const isOnlyOne = names.indexOf(name) === names.lastIndexOf(name) && !html.includes(name);
    if (!isOnlyOne || value === 'initial' || value.includes('var(')) return rest;
    const read = rest.replaceAll(`var(${name})`, value);
    return read.includes(`var(${name},`) ? read : read.replace(declaration, '');
  }, css);
}

/**
 * The rules of stylesheets that a document uses, in their order: those for its themes whose classes all occur in its
 * markup, and the animations and custom properties that these rules name. Rules for `:hover` and `:active`
 * alone are left out: a pointer over a control comes later than the whole stylesheets. So are rules for print, and for
 * refused and disabled controls where the markup has none. The first picture then brings few rules, and the whole
 * stylesheets come when the page has loaded (decision 0034).
 */
export function usedStyles(blocks: readonly Block[], html: string, root: Root): string {
  const { themes: names } = root;
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const present = new Set(stateNames.filter((state) => states[state].test(html)));
  const isShown = (block: Block) =>
    block.prelude.startsWith('@')
      ? !block.prelude.startsWith('@keyframes')
      : block.selectors.some(
          ({ pointed, state, theme, size, gray, classes: wanted }) =>
            !pointed &&
            (!gray || root.gray) &&
            (!size || size === String(root.size)) &&
            (!state || present.has(state)) &&
            (!theme || names.some((name) => name === theme)) &&
            wanted.every((name) => classes.has(name)),
        );
  const shown = blocks.map((block) => write(block, isShown)).join('');
  const animations = blocks.filter(
    ({ prelude }) => prelude.startsWith('@keyframes') && shown.includes(prelude.slice('@keyframes'.length).trim()),
  );
  const css = orderOf(blocks) + shown + animations.map((block) => write(block, () => true)).join('');
  return withValues(withoutUnread(css, html), html);
}
