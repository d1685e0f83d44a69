/** A block of a stylesheet: a rule, or a condition such as `@media print` around rules. */
interface Block {
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
  /** It is for an element below the pointer. */
  hover: boolean;
  /** The state that it is for, which only script brings about where the markup does not have it. */
  state?: State | undefined;
}

/** States of controls in selectors, each with its sign in markup. */
const states = {
  'aria-invalid': /aria-invalid="(?!false)/,
  'data-error': /data-error="(?!false)/,
  ':disabled': / disabled=""/,
};
type State = keyof typeof states;
const stateNames = Object.keys(states) as State[];

const conditions = /^@(?:media|supports|layer|container)\b/;

/** The text between a brace and its partner, and the position after it. Our stylesheets have no braces in strings. */
function bodyFrom(css: string, open: number): { body: string; next: number } {
  let depth = 1;
  let at = open + 1;
  while (depth > 0 && at < css.length) {
    if (css[at] === '{') depth++;
    if (css[at] === '}') depth--;
    at++;
  }
  return { body: css.slice(open + 1, at - 1), next: at };
}

/** A selector without what stands in parentheses: `:not(.a)` and `:is(.a,.b)` ask for no class that must be there. */
function withoutArguments(selector: string): string {
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
  hover: selector.includes(':hover'),
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
    const { body, next } = bodyFrom(css, open);
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

/** Rules for paper come with the whole stylesheets: nobody prints a page before it has loaded. */
const isForPrint = ({ prelude }: Block) => /^@media\s+print$/.test(prelude);

function write(block: Block, isUsed: (block: Block) => boolean): string {
  if (isForPrint(block)) return '';
  if (block.rules.length > 0) {
    const inside = block.rules.map((rule) => write(rule, isUsed)).join('');
    return inside && `${block.prelude}{${inside}}`;
  }
  if (block.prelude.endsWith(';')) return block.prelude;
  return block.body && isUsed(block) ? `${block.prelude}{${block.body}}` : '';
}

/** Styles without the custom properties that neither they nor the markup read, nor those that only such ones read. */
function withoutUnread(css: string, html: string): string {
  const read = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const shorter = css.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name) => (read.has(name) ? declaration : ''));
  return shorter === css ? css : withoutUnread(shorter, html);
}

/**
 * The rules of stylesheets that a document uses, in their order: those for its themes whose classes all occur in its
 * markup, and the animations and custom properties that these rules name. Rules for `:hover` alone are left out: a pointer
 * over a control comes later than the whole stylesheets. So are rules for print, and for refused and disabled controls where the markup has
 * none. The first picture then brings few rules, and the whole stylesheets come when the page has loaded (decision 0034).
 */
export function usedStyles(blocks: readonly Block[], html: string, themes: readonly string[]): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const present = new Set(stateNames.filter((state) => states[state].test(html)));
  const isShown = ({ prelude, selectors }: Block) =>
    prelude.startsWith('@')
      ? !prelude.startsWith('@keyframes')
      : selectors.some(
          ({ hover, state, theme, classes: wanted }) =>
            !hover &&
            (!state || present.has(state)) &&
            (!theme || themes.includes(theme)) &&
            wanted.every((name) => classes.has(name)),
        );
  const shown = blocks.map((block) => write(block, isShown)).join('');
  const animations = blocks.filter(
    ({ prelude }) => prelude.startsWith('@keyframes') && shown.includes(prelude.slice('@keyframes'.length).trim()),
  );
  return withoutUnread(shown + animations.map((block) => write(block, () => true)).join(''), html);
}
