import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.js';
import { byTrait, type Trait, traits } from './traits.js';

/** Makes a class in the components layer from a rule, with optional classes before it. */
export const component = (rule: StyleRule, ...bases: string[]): string =>
  style([...bases, inLayers('components', rule)]);

/** Makes a class in the screens layer, which overrides the components layer. */
export const screen = (rule: StyleRule, ...bases: string[]): string => style([...bases, inLayers('screens', rule)]);

/** Gives plain elements a rule in the reset layer, which every component overrides. */
export const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

type Block = Record<string, unknown>;
const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null;
const traitOf = (selector: string): Trait | undefined => traits.find((trait) => selector.startsWith(`@${trait} `));

/**
 * Puts the parts of a rule for a trait (`inDark` of conditions.ts) into the layer of the trait. Where the theme lacks the
 * trait, `revert-layer` takes each of their values back: the element looks as if the part were not there. A custom property
 * changes in its place, in the rule for all themes, because only Chromium takes one back. Without such a rule, its value
 * must be right in every theme (`actionsOnBlack`).
 */
function inLayers(name: 'components' | 'screens', rule: StyleRule): StyleRule {
  const vars = { ...(rule.vars as Record<string, string> | undefined) };
  const parts = traits.flatMap((trait) => {
    const part = partFor(trait, rule as Block, vars);
    return part ? [[layers[name][trait], part] as const] : [];
  });
  const all = partForAll(rule as Block);
  const own = Object.keys(rule.vars ?? {}).map((property) => [property, vars[property]] as const);
  return {
    '@layer': {
      [layers[name].all]: own.length > 0 ? { ...all, vars: Object.fromEntries(own) } : all,
      ...Object.fromEntries(parts),
    },
  };
}

/** A rule without its parts for traits. */
function partForAll(rule: Block): Block {
  const entries = Object.entries(rule).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'selectors' && isBlock(value)) {
      return [[key, Object.fromEntries(Object.entries(value).filter(([selector]) => !traitOf(selector)))]];
    }
    if (!key.startsWith('@') || !isBlock(value)) return [[key, value]];
    return [
      [key, Object.fromEntries(Object.entries(value).map(([query, inner]) => [query, partForAll(inner as Block)]))],
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * The part of a rule for a trait, under the same conditions.
 * @param vars the custom properties of the rule for all themes, which the part changes.
 */
function partFor(trait: Trait, rule: Block, vars: Record<string, string> = {}): Block | undefined {
  const entries = Object.entries(rule).flatMap(([key, value]): [string, Block][] => {
    if (!isBlock(value)) return [];
    const inner = Object.entries(value).flatMap(([name, block]): [string, Block][] => {
      if (key === 'selectors') {
        if (traitOf(name) !== trait) return [];
        const selector = name.replaceAll(`@${trait} `, '');
        return [[selector, switched(trait, block as Block, selector === '&' ? vars : {})]];
      }
      const part = key.startsWith('@') ? partFor(trait, block as Block) : undefined;
      return part ? [[name, part]] : [];
    });
    return inner.length > 0 ? [[key, Object.fromEntries(inner)]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** A block whose values apply in themes with the trait only. */
function switched(trait: Trait, { vars: own = {}, ...properties }: Block, vars: Record<string, string>): Block {
  const onlyIn = (block: object) =>
    Object.fromEntries(
      Object.entries(block).map(([property, value]) => [property, byTrait(trait, String(value), 'revert-layer')]),
    );
  const others: Record<string, string> = {};
  for (const [name, value] of Object.entries(own as Record<string, string>)) {
    const before = vars[name];
    if (before !== undefined) vars[name] = byTrait(trait, value, before);
    else if (/--fg-(own|if)-/.test(value)) others[name] = value;
    // Neither Firefox nor Safari can take it back.
    else throw new Error(`The value of ${name} is for ${trait} themes only.`);
  }
  return { ...onlyIn(properties), vars: others };
}
