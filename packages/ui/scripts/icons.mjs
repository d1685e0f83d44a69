/**
 * Copies an icon from Phosphor (MIT) into its own module of `src/icons`, so that a page loads only the icons it shows.
 * Name the weights that the design uses, and `mirrored` for an icon that points along the lines of a text:
 * `node packages/ui/scripts/icons.mjs arrow-left bold mirrored`.
 *
 * Bold is for actions, regular for navigation, fill for "on". An `Icon` without `weight` has the first weight.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const assets = join(dirname(createRequire(import.meta.url).resolve('@phosphor-icons/core')), '../assets');

/** Rounds to a tenth. On a grid of 256 this is less than a hundredth of a pixel at the size of text. */
const shorten = (d) =>
  d
    .match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi)
    .map((part) => (Number.isNaN(Number(part)) ? part : String(Math.round(Number(part) * 10) / 10)))
    .join(' ')
    .replace(/ ?([a-z]) ?/gi, '$1')
    .replace(/ -/g, '-')
    .replace(/(^|[^\d.])0\./g, '$1.');

function outline(name, weight) {
  const file = weight === 'regular' ? `${name}.svg` : `${name}-${weight}.svg`;
  const svg = readFileSync(join(assets, weight, file), 'utf8');
  const outlines = [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (outlines.length !== 1) throw new Error(`${file} has ${outlines.length} outlines; Icon draws exactly one.`);
  return shorten(outlines[0]);
}

const [name, ...properties] = process.argv.slice(2);
const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const lines = properties.map((property) =>
  property === 'mirrored' ? '  mirrored: true,\n' : `  ${property}: '${outline(name, property)}',\n`,
);
writeFileSync(
  fileURLToPath(new URL(`../src/icons/${name}.ts`, import.meta.url)),
  `// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.\nexport const ${camel}Icon = {\n${lines.join('')}};\n`,
);
