/**
 * Writes the single sheets beside `style.css`: `base.css` (layers, tokens, fonts), `reset.css` and one sheet for each
 * component, with the styles of all components that it uses.
 *
 * Two components may use the same third one, whose rules are then in both sheets. So that their order does not matter,
 * the rules of every source file are in a layer inside `fg-components`: one for each level, which is above the levels of
 * all files whose classes it may meet on an element. `base.css` has the order of these layers. A component also relies on
 * the reset. `base.css` therefore has the reset for elements of the library alone, which their classes show.
 *
 * `base.css` has the colours of the themes. A value that a theme derives is in the sheets of the components that read it.
 */
import { basename, dirname } from 'node:path';
import { Features, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { kebab } from '../src/theme/roleLines.js';
import { themes } from '../src/theme/themes.js';
import { valuesOf } from '../src/theme/values.js';

/** Versions whose CSS the sheets use: those of Vite's `baseline-widely-available`. */
export const cssTarget = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** The class of an element of the library. The content of a layout is the site's own, so its class is not in the scope. */
export const identifiers = ({ hash, filePath }: { hash: string; filePath: string }): string =>
  /\/(Columns|Container|Inline|Stack)\.css\.ts$/.test(filePath) ? `fg_${hash}` : `fg-${hash}`;

const ours = ':is([class^="fg-"], [class*=" fg-"])';
const scope = `:where(${ours}, ${ours} *)`;
/** The elements of the library that have none of its elements around them. */
const outermost = `:where(${ours}):not(:where(${ours} *))`;

const isTheme = (id: string) => id.includes('/src/theme/');
/** The name of a source file: `Button` of `Button.css.ts.vanilla.css`. */
const nameOf = (id: string) => basename(id).split('.')[0] ?? '';

export function singleSheets(entries: readonly string[]): Plugin {
  const texts = new Map<string, string>();
  return {
    name: 'single-sheets',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.vanilla.css')) texts.set(id, code);
    },
    generateBundle() {
      /** The style sheets that a module needs, in the order in which it imports them. */
      const sheetsOf = (id: string, seen: Set<string>): string[] => {
        if (seen.has(id)) return [];
        seen.add(id);
        const below = (this.getModuleInfo(id)?.importedIds ?? []).flatMap((next) => sheetsOf(next, seen));
        return texts.has(id) ? [...below, id] : below;
      };
      const emit = (fileName: string, css: string) => this.emitFile({ type: 'asset', fileName, source: minified(css) });
      const themeText = (name: string) =>
        [...texts].find(([id]) => isTheme(id) && nameOf(id) === name)?.[1] ?? this.error(`No style sheet ${name}.`);

      const order = [...new Set(entries.flatMap((entry) => sheetsOf(entry, new Set())))].filter((id) => !isTheme(id));
      const meetings = [...this.getModuleIds()].flatMap((id) => {
        const own = (this.getModuleInfo(id)?.importedIds ?? []).filter((next) => next.endsWith('.css.ts'));
        const all = sheetsOf(id, new Set());
        return own.flatMap((next) => sheetsOf(next, new Set())).map((sheet) => ({ sheet, all }));
      });
      const levels = levelsOf(order, meetings);
      for (const entry of entries) {
        const sheets = sheetsOf(entry, new Set()).filter((id) => !isTheme(id));
        const css = sheets.map((id) => inLayer(texts.get(id) ?? '', levels.get(id) ?? 0)).join('\n');
        const values = declarations(
          themeRules(themeText('theme')),
          (name) => isDerived(name) && css.includes(`var(${name}`),
        );
        emit(`styles/${basename(dirname(entry))}.css`, `${values}\n${css}`);
      }
      const inOrder = [...new Set(levels.values())].sort((one, other) => one - other).map(layerOf);
      const layers = `@layer fg-reset, fg-themes, fg-tokens, fg-components, fg-screens; @layer fg-components { @layer ${inOrder.join(', ')}; }`;
      const fonts = themeText('theme').replace(/url\("[^"]*\/([\w-]+\.woff2)[^"]*"\)/g, 'url("./$1")');
      const base = declarations(fonts, (name) => !isDerived(name));
      emit('base.css', [layers, base, scoped(themeText('reset'))].join('\n'));
      emit('reset.css', [layers, themeText('page'), themeText('reset')].join('\n'));
    },
  };
}

const minified = (css: string): string =>
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.LightDark,
  }).code.toString();

const groups = Object.keys(valuesOf(themes.default))
  .filter((group) => group !== 'line' && !(group in themes.default.colours))
  .map(kebab);
const isDerived = (name: string) => groups.some((group) => name.startsWith(`--fg-${group}-`));

/** The rules of a sheet that set custom properties of themes. */
const themeRules = (css: string) => css.match(/^@layer fg-(?:themes|tokens) \{\n[\s\S]*?^\}$/gm)?.join('\n') ?? '';

/** A sheet with the declarations of some properties. */
const declarations = (css: string, isKept: (name: string) => boolean): string =>
  css.replace(/^ *([\w-]+):[^;{}]*;\n/gm, (line, name: string) => (isKept(name) ? line : ''));

/** A letter for each level: `a`, `b`. */
const layerOf = (level: number) => String.fromCharCode('a'.charCodeAt(0) + level);

const inLayer = (css: string, level: number): string =>
  css.replaceAll('@layer fg-components {', `@layer fg-components.${layerOf(level)} {`);

/**
 * The level of each sheet: above every sheet before it that it may meet on an element.
 * @param order of all sheets in `style.css`.
 * @param meetings the sheets that a module imports itself, each with all sheets that the module needs.
 */
function levelsOf(order: readonly string[], meetings: readonly { sheet: string; all: string[] }[]) {
  const levels = new Map<string, number>();
  for (const id of order) {
    const met = meetings.flatMap(({ sheet, all }) => (sheet === id ? all : all.includes(id) ? [sheet] : []));
    // Those after it have no level yet.
    levels.set(id, Math.max(-1, ...met.map((other) => levels.get(other) ?? -1)) + 1);
  }
  return levels;
}

/** Returns the reset for elements of the library alone. */
const scoped = (css: string): string =>
  css.replace(/^( *)([^@ \n][^\n]*) \{$/gm, (_rule, indent: string, list: string) => {
    const selectors = list.split(/,\s*(?![^()]*\))/);
    const areTags = selectors.every((selector) => /^\w+$/.test(selector) && selector !== 'body');
    if (areTags && selectors.length > 1) return `${indent}:is(${list})${scope} {`;
    const inScope = selectors.map((selector) => {
      if (selector.startsWith('body')) return selector.replace('body', outermost);
      // The scope comes before a pseudo-element.
      return selector.replace(/(?=::|$)/, scope);
    });
    return `${indent}${inScope.join(', ')} {`;
  });
