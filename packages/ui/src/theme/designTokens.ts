import type { Colours } from './colours.js';
import { families } from './families.js';
import * as inks from './inks.js';
import { palettes } from './palettes.js';
import { roleLines } from './roleLines.js';
import { scale } from './scale.js';
import { type ThemeName, themeNames, themeSelector, themes } from './themes.js';

/** A value of the Design Tokens format, 2025.10: https://www.designtokens.org/tr/2025.10/format/ */
type Value = string | number | readonly (string | number)[] | { [key: string]: unknown };

export interface Token {
  $value: Value;
  /** CSS that the format cannot express: `clamp()` and `max()`. */
  $extensions?: { 'first-gong.css': string };
}

export interface Group {
  $type?: string;
  $description?: string;
  [name: string]: Group | Token | string | undefined;
}

/** Token files for design tools: `primitives`, `semantic`, one per theme, and a resolver. */
export function designTokens(): Record<string, object> {
  return {
    'primitives.tokens.json': primitives(),
    'semantic.tokens.json': semantic(),
    ...Object.fromEntries(
      themeNames.map((name) => [fileOf(name), theme(themes[name].colours, themes[name].lineWidth)]),
    ),
    'first-gong.resolver.json': resolver,
  };
}

const fileOf = (name: ThemeName) => `${name}.tokens.json`;

const resolver = {
  name: 'First Gong',
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'primitives.tokens.json' }, { $ref: 'semantic.tokens.json' }] } },
  modifiers: {
    theme: {
      contexts: Object.fromEntries(themeNames.map((name) => [name, [{ $ref: fileOf(name) }]])),
      default: 'default',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

/**
 * Roles of all themes as CSS custom properties, for pages without the library. The demonstration's pages have a copy.
 */
export function themesCss(): string {
  const rules = themeNames.map((name) => {
    const { colours, dark } = themes[name];
    const lines = roleLines(colours).map((line) => `  ${line}`);
    return [
      `${name === 'default' ? ':root' : themeSelector(name)} {`,
      `  color-scheme: ${dark ? 'dark' : 'light'};`,
      ...lines,
      '}',
    ].join('\n');
  });
  return `/* Written by npm run tokens from packages/ui/src/theme/themes.ts. */\n${rules.join('\n')}\n`;
}

function primitives(): Group {
  return {
    ink: { $type: 'color', ...each(inks, (hex) => ({ $value: colour(hex) })) },
    poster: {
      $type: 'color',
      $description: 'Palettes of the posters: the field, three inks and the type on the field.',
      ...each(palettes, (palette) => each(palette, (hex) => ({ $value: colour(hex) }))),
    },
  };
}

function semantic(): Group {
  const { font, weight, leading, stretch, space, size, radius, duration, easing, z } = scale;
  return {
    font: { $type: 'dimension', ...each(font, dimension) },
    family: { $type: 'fontFamily', ...each(families, (names) => ({ $value: names })) },
    weight: { $type: 'fontWeight', ...each(weight, number) },
    leading: { $type: 'number', ...each(leading, number) },
    stretch: { $type: 'number', $description: "Archivo's width axis, in percent.", ...each(stretch, number) },
    space: { $type: 'dimension', ...each(space, dimension) },
    size: { $type: 'dimension', ...each(size, dimension) },
    radius: { $type: 'dimension', ...each(radius, dimension) },
    duration: { $type: 'duration', ...each(duration, dimension) },
    easing: {
      $type: 'cubicBezier',
      ...each(easing, (curve) => ({ $value: curve.match(/[\d.]+/g)?.map(Number) ?? [] })),
    },
    z: { $type: 'number', ...each(z, number) },
  };
}

const nameOfInk = new Map<string, string>(Object.entries(inks).map(([name, hex]) => [hex, name]));

function theme(colours: Colours, lineWidth: string): Group {
  const groups = each(colours, (roles) => ({
    $type: 'color',
    ...each(roles, (hex: string) => {
      const ink = nameOfInk.get(hex);
      if (ink === undefined) throw new Error(`${hex} is a role's colour and no ink: name it in inks.ts.`);
      return { $value: `{ink.${ink}}` };
    }),
  }));
  return { ...groups, line: { $type: 'dimension', width: dimension(lineWidth) } };
}

const each = <Part, Made>(group: Readonly<Record<string, Part>>, make: (part: Part) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(group).map(([name, part]) => [name, make(part)]));

const colour = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000),
  hex,
});

const number = (css: string): Token => ({ $value: Number.parseFloat(css) });

/** The first length or time of a CSS value: rem of `max(2.75rem, 44px)`, minimum of `clamp(2rem, …)`. */
function dimension(css: string): Token {
  const found = /([\d.]+)(rem|px|ms)/.exec(css);
  if (found === null) throw new Error(`"${css}" has no length and no time.`);
  const token = { $value: { value: Number(found[1]), unit: found[2] } };
  return css === found[0] ? token : { ...token, $extensions: { 'first-gong.css': css } };
}
